import { formatDate, useJoined, useTranslation } from '@haisha/i18n';
import { numberText } from '@haisha/records/naming/number-text';
import { formatNightTime } from '@haisha/rules/night-time';
import { formatPhone } from '@haisha/rules/phone';
import { formatPostalCode } from '@haisha/rules/postal-code';
import type { Destination } from '@haisha/validation/destination';

const choices = ['kind', 'geoState', 'holidayRule', 'largestVehicleClass', 'entrySide', 'receiptRule'];

/** A field of a destination as people read it; references (`directionId`) are left as they are. */
export function useDestinationText(): (name: string, value: unknown) => string {
  const { t } = useTranslation('destination');
  const { t: word } = useTranslation('vehicle');
  const joined = useJoined();
  return (name, value) => {
    if (value === null || value === undefined || value === '') return '';
    if (typeof value === 'boolean') return word(value ? 'flag.yes' : 'flag.no');
    if (choices.includes(name)) return t(`${name}.${String(value)}`);
    if (name === 'slots') return weekText(value as Destination['slots']);
    if (name === 'closedWeekdays') return joined((value as string[]).map((day) => t(`weekday.${day}`)));
    if (name === 'zones') return joined((value as string[]).map((zone) => t(`zone.${zone}`)));
    if (name === 'phone') return formatPhone(String(value));
    if (name === 'postalCode') return formatPostalCode(String(value));
    if (name === 'validFrom' || name === 'validTo') return formatDate(String(value));
    if (name === 'workMinutes') return `${value} ${t('unit.minutes')}`;
    if (typeof value === 'number') return /itude$/.test(name) ? String(value) : numberText(name, value);
    if (Array.isArray(value)) return joined(value.map(String));
    return String(value);
  };

  /** A line for each day that has slots. */
  function weekText(slots: Destination['slots']): string {
    const days = [...new Set(slots.map(({ weekday }) => weekday))];
    return days
      .map((day) => {
        const texts = slots.filter(({ weekday }) => weekday === day).map(slotText);
        return `${t(`weekday.${day}`)} ${joined(texts)}`;
      })
      .join('\n');
  }

  function slotText({ fromMinutes, toMinutes, kind }: Destination['slots'][number]): string {
    return `${formatNightTime(fromMinutes)}–${formatNightTime(toMinutes)} ${t(`slotKind.${kind}`)}`;
  }
}
