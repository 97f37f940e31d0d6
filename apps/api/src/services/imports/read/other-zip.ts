import type { ProblemError } from '../../../http/errors.ts';
import { importOfDocument, importOfOtherFormat, importOfZip } from './refused-import.ts';

/** What is no workbook of today's Excel but begins as one, by a part that nothing else has. */
const others: [RegExp, () => ProblemError][] = [
  [/^xl\/workbook\.bin$/, () => importOfOtherFormat('.xlsb')],
  [/^content\.xml$/, () => importOfOtherFormat('.ods')],
  [/^Index\/Document\.iwa$/, () => importOfOtherFormat('Numbers')],
  [/^word\//, () => importOfDocument('Word')],
  [/^ppt\//, () => importOfDocument('PowerPoint')],
];

/** Says what a zip file is that holds no Excel sheets. */
export function otherZip(names: readonly string[]): ProblemError {
  const [, refusal] = others.find(([part]) => names.some((name) => part.test(name))) ?? [];
  return refusal?.() ?? importOfZip();
}
