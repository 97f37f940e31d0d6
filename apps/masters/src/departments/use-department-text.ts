import { useTranslation } from '@haisha/i18n';
import { formatPhone } from '@haisha/rules/phone';
import { formatPostalCode } from '@haisha/rules/postal-code';

/** A field of a department as people read it. */
export function useDepartmentText(): (name: string, value: unknown) => string {
  const { t } = useTranslation('department');
  return (name, value) => {
    if (value === null || value === undefined || value === '') return '';
    if (name === 'kind' || name === 'bankAccountType') return t(`${name}.${String(value)}`);
    if (name === 'phone' || name === 'fax') return formatPhone(String(value));
    if (name === 'postalCode') return formatPostalCode(String(value));
    return String(value);
  };
}
