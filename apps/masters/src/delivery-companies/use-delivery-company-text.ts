import { formatDate, useJoined, useTranslation } from '@haisha/i18n';
import { numberText } from '@haisha/records/naming/number-text';
import { formatPhone } from '@haisha/rules/phone';
import { formatPostalCode } from '@haisha/rules/postal-code';
import type { DeliveryCompany, DeliveryCompanyTerms } from '@haisha/validation/delivery-company';
import { useTermText } from '../fields/use-term-text.ts';

const choices = ['legalForm', 'permitKind', 'orderSending'];

/** A field of a delivery company as people read it; terms in one line. */
export function useDeliveryCompanyText(): (name: string, value: unknown) => string {
  const { t } = useTranslation('deliveryCompany');
  const joined = useJoined();
  const { day, month } = useTermText();

  function termText(name: string, value: unknown): string {
    if (name === 'taxRounding' || name === 'bankAccountType') return t(`${name}.${String(value)}`);
    if (name === 'paymentMonths') return month(Number(value));
    if (name === 'closingDay' || name === 'paymentDay') return day(Number(value));
    if (typeof value === 'boolean') return t(`flag.${value}`);
    return typeof value === 'number' ? numberText(name, value) : String(value);
  }

  return (name, value) => {
    if (value === null || value === undefined || value === '') return '';
    if (choices.includes(name)) return t(`${name}.${String(value)}`);
    if (name === 'terms') {
      const told = Object.entries(value as DeliveryCompanyTerms).filter(([, one]) => one !== null);
      return joined(told.map(([term, one]) => `${t(`field.terms.${term}`)}: ${termText(term, one)}`));
    }
    if (name.startsWith('terms.')) return termText(name.slice('terms.'.length), value);
    if (name === 'vehicles') return joined((value as DeliveryCompany['vehicles']).map(({ number }) => number));
    if (name === 'drivers') return joined((value as DeliveryCompany['drivers']).map((driver) => driver.name));
    if (name === 'phone' || name === 'fax') return formatPhone(String(value));
    if (name === 'postalCode') return formatPostalCode(String(value));
    if (name.endsWith('Date')) return formatDate(String(value));
    return typeof value === 'number' ? numberText(name, value) : String(value);
  };
}
