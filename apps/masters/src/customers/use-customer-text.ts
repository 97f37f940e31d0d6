import { formatNumber, useJoined, useTranslation } from '@haisha/i18n';
import { formatPhone } from '@haisha/rules/phone';
import { formatPostalCode } from '@haisha/rules/postal-code';
import type { CustomerTerms } from '@haisha/validation/customer';
import { useTermText } from '../fields/use-term-text.ts';

const choices = ['paymentMethod', 'invoiceForm', 'invoiceSending', 'invoiceLanguage', 'taxRounding'];

/** A field of a customer as people read it; terms in one line. */
export function useCustomerText(): (name: string, value: unknown) => string {
  const { t } = useTranslation('customer');
  const joined = useJoined();
  const { day, month } = useTermText();

  function termText(name: string, value: unknown): string {
    if (choices.includes(name)) return t(`${name}.${String(value)}`);
    if (name === 'paymentMonths') return month(Number(value));
    if (name === 'closingDay' || name === 'paymentDay') return day(Number(value));
    if (typeof value === 'boolean') return t(`flag.${value}`);
    return typeof value === 'number' ? formatNumber(value) : String(value);
  }

  return (name, value) => {
    if (value === null || value === undefined || value === '') return '';
    if (name === 'terms') {
      const told = Object.entries(value as CustomerTerms).filter(([, one]) => one !== null);
      return joined(told.map(([term, one]) => `${t(`field.terms.${term}`)}: ${termText(term, one)}`));
    }
    if (name.startsWith('terms.')) return termText(name.slice('terms.'.length), value);
    if (name === 'phone' || name === 'fax') return formatPhone(String(value));
    return name === 'postalCode' ? formatPostalCode(String(value)) : String(value);
  };
}
