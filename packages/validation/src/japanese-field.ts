import { cleanText, type Field } from './field.ts';
import { regex } from './rule.ts';

/** 7 digits on the wire; a hyphen or the mark 〒 is accepted. */
export function postalCode(): Field<string> {
  return cleanText((value) => value.normalize('NFKC').replaceAll(/[\s〒-]/g, ''), [regex(/^[0-9]{7}$/, 'postalCode')]);
}

/** Digits on the wire. */
export function phone(): Field<string> {
  return cleanText((value) => value.normalize('NFKC').replaceAll(/[\s()-]/g, ''), [regex(/^0[0-9]{9,10}$/, 'phone')]);
}

/** T and 13 digits. */
export function invoiceNumber(_options: { legalForm: 'corporation' | 'soleProprietor' }): Field<string> {
  return cleanText(
    (value) => value.normalize('NFKC').replaceAll(/[\s-]/g, '').toUpperCase(),
    [regex(/^T[0-9]{13}$/, 'invoiceNumber')],
  );
}
