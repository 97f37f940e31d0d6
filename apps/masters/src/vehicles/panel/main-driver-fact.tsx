import { useJoined, useLocale, useTranslation } from '@haisha/i18n';
import { useQuery } from '@haisha/platform';
import { useSettled } from '@haisha/records/form/use-settled';
import { Fact } from '@haisha/records/panel/fact';
import { vehiclesApi } from '@haisha/references/vehicles/vehicles-api';

/** A held arrow key passes vehicles that nobody reads. */
const passingMs = 150;

/** Whose main vehicle it is, as it is said at the drivers. */
export function MainDriverFact({ vehicleId }: { vehicleId: string }) {
  const { t } = useTranslation('vehicle');
  const joined = useJoined();
  const isSettled = useSettled(vehicleId, passingMs) === vehicleId;
  const { data } = useQuery({ ...vehiclesApi.usage(vehicleId), enabled: isSettled });
  const drivers = data?.usedBy.find(({ entity }) => entity === 'driver');
  const names = (useLocale() === 'en' && drivers?.examplesEn) || (drivers?.examples ?? []);
  return (
    <Fact name="mainDriver" label={t('panel.mainDriver')}>
      {joined(names)}
    </Fact>
  );
}
