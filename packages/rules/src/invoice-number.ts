import { isCorporateNumber } from './corporate-number.ts';

export type LegalForm = 'corporation' | 'soleProprietor' | 'unknown';
export type InvoiceNumberIssue = {
  code: 'invoiceNumber.format' | 'invoiceNumber.checkDigit';
  level: 'error' | 'warning';
};

/** Folds width and case, drops spaces and hyphens, and adds a missing T before a corporate number. */
export function normalizeInvoiceNumber(text: string): string {
  const number = text
    .normalize('NFKC')
    .replaceAll(/[\s\-‐‑–—―−ー]/g, '')
    .toUpperCase();
  return isCorporateNumber(number) ? `T${number}` : number;
}

/**
 * Returns what is wrong with an invoice registration number (登録番号, T and 13 digits). A corporation's digits are its
 * corporate number, so a wrong check digit is an error; for others no check rule is published, so it is a warning.
 */
export function invoiceNumberIssue(text: string, legalForm: LegalForm): InvoiceNumberIssue | null {
  const number = normalizeInvoiceNumber(text);
  if (!/^T[0-9]{13}$/.test(number)) return { code: 'invoiceNumber.format', level: 'error' };
  if (isCorporateNumber(number.slice(1))) return null;
  return { code: 'invoiceNumber.checkDigit', level: legalForm === 'corporation' ? 'error' : 'warning' };
}
