import { isMunicipalityCode } from '@haisha/rules/municipality-code';
import { cleanText, type Field } from './field.ts';

/** A municipality code (全国地方公共団体コード): six digits, the last of which is the check digit. */
export function municipalityCode(): Field<string> {
  return cleanText(
    (value) => value.normalize('NFKC').trim(),
    [(value) => (isMunicipalityCode(value) ? null : { code: 'municipalityCode' })],
    { pattern: '^[0-9]{6}$' },
  );
}
