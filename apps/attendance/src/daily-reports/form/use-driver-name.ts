import { useTranslation } from '@haisha/i18n';
import { useLocalName } from '@haisha/records/naming/use-local-name';
import type { DailyReport } from '@haisha/validation/daily-report';

/** Returns how a driver of a run is called, null for who drove first; whoever is none of them any more has no name. */
export function useDriverName(drivers: DailyReport['run']['drivers']): (driverId: string | null) => string {
  const { t } = useTranslation('dailyReport');
  const localName = useLocalName();
  return (driverId) => {
    const driver = driverId === null ? drivers[0] : drivers.find(({ id }) => id === driverId);
    return driver ? localName(driver.name, driver.nameEn) : t('form.formerDriver');
  };
}
