import { evenName, mayEndInHonorific } from '@haisha/rules/company-name';
import { isCorporateNumber } from '@haisha/rules/corporate-number';
import { invoiceNumberIssue, type LegalForm, normalizeInvoiceNumber } from '@haisha/rules/invoice-number';
import { isFullWidthKatakana, toReading } from '@haisha/rules/kana';
import { isPhone, normalizePhone } from '@haisha/rules/phone';
import { isPostalCode, normalizePostalCode } from '@haisha/rules/postal-code';
import type { UncheckedFields } from './cross-field.ts';
import { cleanText, type Field, oneLine } from './field.ts';
import { type FieldError, isEmpty, max as maxRule, type Rule, type RuleFailure } from './rule.ts';

/** A postal code: 7 digits on the wire; a hyphen or the mark 〒 is accepted. */
export function postalCode(): Field<string> {
  return cleanText(normalizePostalCode, [checkedBy(isPostalCode, 'postalCode')], { pattern: '^[0-9]{7}$' });
}

/** The name of a company, place, person or thing as invoices show it. */
export function name({ max }: { max: number }): Field<string> {
  return cleanText((value) => evenName(oneLine(value).normalize('NFC').trim()), [maxRule(max)], {
    minLength: 1,
    maxLength: max,
  });
}

/** Points out a name that ends in 様 or 殿, which is rather how its owner is addressed. */
export function nameWarnings({ name }: UncheckedFields): FieldError[] {
  return typeof name === 'string' && mayEndInHonorific(name) ? [{ path: 'name', code: 'honorificInName' }] : [];
}

/** A telephone number: digits on the wire; hyphens, brackets and +81 are accepted. */
export function phone(): Field<string> {
  return cleanText(normalizePhone, [checkedBy(isPhone, 'phone')], { pattern: '^0[0-9]{9,10}$' });
}

/** An invoice registration number, T and 13 digits; a corporation's check digit has to match. */
export function invoiceNumber({ legalForm }: { legalForm: LegalForm }): Field<string> {
  return cleanText(normalizeInvoiceNumber, [(value) => refusal(value, legalForm)], { pattern: '^T[0-9]{13}$' });
}

/** A corporate number: 13 digits, the first of which is the check digit. */
export function corporateNumber(): Field<string> {
  return cleanText(
    (value) => value.normalize('NFKC').replaceAll(/[\s-]/g, ''),
    [checkedBy(isCorporateNumber, 'corporateNumber')],
    { pattern: '^[0-9]{13}$' },
  );
}

/**
 * The reading of a name in full-width katakana; hiragana and half-width kana are converted, spaces become one plain
 * space.
 */
export function katakana({ max }: { max: number }): Field<string> {
  return cleanText(toReading, [checkedBy(isFullWidthKatakana, 'katakana'), maxRule(max)], {
    minLength: 1,
    maxLength: max,
  });
}

function checkedBy(check: (value: string) => boolean, code: string): Rule<string> {
  return (value) => (isEmpty(value) || check(value) ? null : { code });
}

/** Points out an invoice number of somebody without a corporate number whose check digit does not fit. */
export function invoiceNumberWarnings(path: string, number: unknown, legalForm: LegalForm): FieldError[] {
  const issue = typeof number === 'string' && number !== '' ? invoiceNumberIssue(number, legalForm) : null;
  return issue?.level === 'warning' ? [{ path, code: issue.code }] : [];
}

function refusal(value: string, legalForm: LegalForm): RuleFailure | null {
  const issue = isEmpty(value) ? null : invoiceNumberIssue(value, legalForm);
  return issue?.level === 'error' ? { code: issue.code } : null;
}
