import { formatYen, useTranslation } from '@haisha/i18n';
import type { DriverPayInput } from '@haisha/validation/driver-pay';

type Allowance = DriverPayInput['allowances'][number];

/** A field of pay as people read it, an allowance on a line of its own. */
export function usePayText(): (name: string, value: unknown) => string {
  const { t } = useTranslation('driverPay');
  const allowanceText = ({ name, amountYen, unit }: Allowance) =>
    `${name} ${formatYen(amountYen)} / ${t(`unit.${unit}`)}`;
  return (name, value) => {
    if (value === null || value === undefined || value === '') return '';
    if (name === 'allowances') return (value as Allowance[]).map(allowanceText).join('\n');
    if (name === 'payType' || name === 'bankAccountType') return t(`${name}.${String(value)}`);
    return typeof value === 'number' ? formatYen(value) : String(value);
  };
}
