import { formatDate, useJoined, useTranslation } from '@haisha/i18n';
import { formatPhone } from '@haisha/rules/phone';
import type { CargoOwnerTerms } from '@haisha/validation/cargo-owner';

const choices = ['defaultZone', 'fareModel', 'waitingRule', 'tollRule', 'surchargeRule'];

/** A field of a cargo owner as people read it, terms in one line; its customer is left as it is. */
export function useCargoOwnerText(): (name: string, value: unknown) => string {
  const { t } = useTranslation('cargoOwner');
  const joined = useJoined();

  function plainText(name: string, value: unknown): string {
    if (choices.includes(name)) return t(`${name}.${String(value)}`);
    if (name === 'contractIssuedDate') return formatDate(String(value));
    if (typeof value === 'boolean') return t(`flag.${value}`);
    return name === 'phone' ? formatPhone(String(value)) : String(value);
  }

  return (name, value) => {
    if (value === null || value === undefined || value === '') return '';
    if (name !== 'terms') return plainText(name.replace(/^terms\./, ''), value);
    const told = Object.entries(value as CargoOwnerTerms).filter(([, one]) => one !== null);
    return joined(told.map(([term, one]) => `${t(`field.terms.${term}`)}: ${plainText(term, one)}`));
  };
}
