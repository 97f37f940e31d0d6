import { useTranslation } from '@haisha/i18n';
import type { ReportContent } from '@haisha/rules/daily-report/report-content';
import type { DailyReport } from '@haisha/validation/daily-report';
import { useDriverName } from './use-driver-name.ts';

/** What each driver of a crew has: of who drove first it stands at the top of a report. */
const ofEachDriver = ['startPlace', 'startMinutes', 'endPlace', 'endMinutes', 'drivingMinutes'];

/** Returns how the field at a path is called: 立寄り先 3 荷主の確認, 高橋 誠 終了. */
export function useFieldName(drivers: DailyReport['run']['drivers']) {
  const { t } = useTranslation('dailyReport');
  const driverName = useDriverName(drivers);
  return (path: string, { partners }: Pick<ReportContent, 'partners'>): string => {
    const [list = '', index, name] = path.split('.');
    const fieldOf = (row: string, field: string) => `${row} ${t(`field.${field}`)}`;
    if (index === undefined || name === undefined) {
      const isOfFirst = partners.length > 0 && ofEachDriver.includes(list);
      return isOfFirst ? fieldOf(driverName(null), list) : t(`field.${list}`);
    }
    if (list === 'stops') return fieldOf(t('form.stopNumber', { number: Number(index) + 1 }), name);
    const partner = list === 'partners' ? partners[Number(index)] : undefined;
    return fieldOf(partner ? driverName(partner.driverId) : t(`section.${list}`), name);
  };
}
