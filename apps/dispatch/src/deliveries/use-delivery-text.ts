import { formatDate, formatInstant, formatNumber, formatYen, useJoined, useTranslation } from '@haisha/i18n';
import { formatNightTime } from '@haisha/rules/night-time';
import type { Delivery } from '@haisha/validation/delivery';

const choices = ['kind', 'loadUnit', 'operationStatus', 'priceStatus', 'billingStatus', 'fareModel'];

/** A field of a delivery as people read it, by its name or its path in a part; references are left as they are. */
export function useDeliveryText(): (path: string, value: unknown) => string {
  const { t } = useTranslation('delivery');
  const joined = useJoined();
  return (path, value) => {
    const name = path.split('.').at(-1) ?? path;
    if (value === null || value === undefined || value === '') return '';
    if (Array.isArray(value)) return joined(value.map((one: { number: string }) => one.number));
    if (typeof value === 'boolean') return t(value ? 'flag.yes' : 'flag.no');
    if (choices.includes(name)) return t(`${name}.${String(value)}`);
    if (name === 'temperatureZone') return t(`zone.${String(value)}`);
    if (name.endsWith('Date')) return formatDate(String(value), { weekday: true });
    if (name.endsWith('At')) return formatInstant(String(value));
    return typeof value === 'number' ? numberText(name, value) : String(value);
  };

  function numberText(name: string, value: number): string {
    if (name === 'roundNumber') return t('round', { number: value });
    if (/waitingMinutes$/i.test(name)) return t('minutes', { count: value });
    if (name.endsWith('Minutes')) return formatNightTime(value);
    if (name.endsWith('Yen')) return formatYen(value);
    if (name === 'sizeBytes') return `${formatNumber(Math.ceil(value / 1024))} KB`;
    if (name.endsWith('Kg')) return `${formatNumber(value)} kg`;
    if (name.endsWith('CubicMetres')) return `${formatNumber(value)} m³`;
    return name.endsWith('Celsius') ? `${formatNumber(value)} ℃` : formatNumber(value);
  }
}

type Window = Pick<Delivery, 'arriveFromMinutes' | 'arriveToMinutes'>;

/** When the goods are wished for: `8:00–10:00`, `–10:00`; empty without a wish. */
export function windowText({ arriveFromMinutes: from, arriveToMinutes: to }: Window): string {
  if (from === null && to === null) return '';
  if (from === to && from !== null) return formatNightTime(from);
  return [from, to].map((at) => (at === null ? '' : formatNightTime(at))).join('–');
}
