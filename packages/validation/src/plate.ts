import { normalizePlateKana, normalizePlatePart, type Plate, plateIssues } from '@haisha/rules/plate';
import * as z from 'zod';
import { crossField } from './cross-field.ts';
import { cleanText } from './field.ts';

const part = () => cleanText(normalizePlatePart, []);

/** A number plate in its four parts; serialNumber has no padding ('1234', '12'). */
export const plateSchema = z
  .object({ region: part(), classNumber: part(), kana: cleanText(normalizePlateKana, []), serialNumber: part() })
  .check(
    crossField((draft) => {
      const plate = { region: '', classNumber: '', kana: '', serialNumber: '', ...textsOf(draft) };
      // The field of an empty part already refuses it.
      return plateIssues(plate)
        .filter(({ code, level }) => level === 'error' && code !== 'required')
        .map(({ part, code }) => ({ path: part, code }));
    }),
  );

function textsOf(draft: object): Partial<Plate> {
  return Object.fromEntries(Object.entries(draft).filter(([, value]) => typeof value === 'string'));
}
