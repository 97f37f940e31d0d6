import { formatDate, formatNumber, useJoined, useTranslation } from '@haisha/i18n';
import { useLocalName } from '@haisha/records/naming/use-local-name';
import { formatPhone } from '@haisha/rules/phone';
import { formatPostalCode } from '@haisha/rules/postal-code';
import type { Driver } from '@haisha/validation/driver';

const choices = ['sex', 'bloodGroup', 'employmentType', 'state'];
const lists = ['usableZones', 'availableWeekdays'];

/** A field of a driver as people read it; logins and companies, which not everybody reads, by the names in one of the rows. */
export function useDriverText(
  ...rows: readonly (Driver | null | undefined)[]
): (name: string, value: unknown) => string {
  const { t } = useTranslation('driver');
  const localName = useLocalName();
  const joined = useJoined();
  const named = new Map(rows.flatMap((row) => (row ? namesIn(row, localName) : [])));
  return (name, value) => {
    if (value === null || value === undefined || value === '') return '';
    if (typeof value === 'boolean') return t(value ? 'flag.yes' : 'flag.no');
    if (typeof value === 'number') return formatNumber(value);
    if (Array.isArray(value)) {
      return joined(value.map((one) => (lists.includes(name) ? t(`${name}.${one}`) : (named.get(one) ?? String(one)))));
    }
    if (choices.includes(name)) return t(`${name}.${String(value)}`);
    if (/phone$/i.test(name)) return formatPhone(String(value));
    if (name === 'postalCode') return formatPostalCode(String(value));
    return name.endsWith('Date') ? formatDate(String(value)) : (named.get(String(value)) ?? String(value));
  };
}

function namesIn(row: Driver, localName: ReturnType<typeof useLocalName>): (readonly [string, string])[] {
  const pairs = [
    [row.deliveryCompanyId, localName(row.deliveryCompanyName, row.deliveryCompanyNameEn)],
    [row.userId, row.userName],
  ] as const;
  return pairs.flatMap(([id, name]) => (id !== null && name !== null ? [[id, name] as const] : []));
}
