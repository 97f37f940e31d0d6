import { isMunicipalityCode } from '@haisha/rules/municipality-code';
import { cleanText, type Field } from './field.ts';

/** A municipality by its code (全国地方公共団体コード), six digits of which the last checks the others. */
export function municipalityCode(): Field<string> {
  return cleanText(
    (value) => value.normalize('NFKC').trim(),
    [(value) => (isMunicipalityCode(value) ? null : { code: 'municipalityCode' })],
    { pattern: '^[0-9]{6}$' },
  );
}
