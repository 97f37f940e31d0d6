import { invoiceNumberIssue, type LegalForm, normalizeInvoiceNumber } from '@haisha/rules/invoice-number';
import { isPhone, normalizePhone } from '@haisha/rules/phone';
import { isPostalCode, normalizePostalCode } from '@haisha/rules/postal-code';
import { cleanText, type Field } from './field.ts';
import { isEmpty, type Rule, type RuleFailure } from './rule.ts';

/** 7 digits on the wire; a hyphen or the mark 〒 is accepted. */
export function postalCode(): Field<string> {
  return cleanText(normalizePostalCode, [passes(isPostalCode, 'postalCode')], { pattern: '^[0-9]{7}$' });
}

/** Digits on the wire; hyphens, brackets and +81 are accepted. */
export function phone(): Field<string> {
  return cleanText(normalizePhone, [passes(isPhone, 'phone')], { pattern: '^0[0-9]{9,10}$' });
}

/** An invoice registration number, T and 13 digits; for a corporation the check digit has to fit. */
export function invoiceNumber({ legalForm }: { legalForm: LegalForm }): Field<string> {
  return cleanText(normalizeInvoiceNumber, [(value) => refusal(value, legalForm)], { pattern: '^T[0-9]{13}$' });
}

function passes(check: (value: string) => boolean, code: string): Rule<string> {
  return (value) => (isEmpty(value) || check(value) ? null : { code });
}

function refusal(value: string, legalForm: LegalForm): RuleFailure | null {
  const issue = isEmpty(value) ? null : invoiceNumberIssue(value, legalForm);
  return issue?.level === 'error' ? { code: issue.code } : null;
}
