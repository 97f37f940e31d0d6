import iconv from 'iconv-lite';
import { validationFailed } from '../../../http/errors.ts';
import type { ExportColumn } from '../cells/export-column.ts';
import { csvText } from './csv-cell.ts';

/** Characters that look and mean the same in Windows' Shift_JIS (CP932) under another number. */
const sameLook: Record<string, string> = {
  '\u301c': '\uff5e',
  '\u2212': '\uff0d',
  '\u2016': '\u2225',
  '\u00a5': '\uffe5',
  '\u2014': '\u2015',
  '\u00a2': '\uffe0',
  '\u00a3': '\uffe1',
  '\u00ac': '\uffe2',
  '\u203e': '\uffe3',
  '\u00a0': ' ',
};
const invisible = /\p{Default_Ignorable_Code_Point}/gu;

/** Encodes as CP932; what it lacks is reported by `missingInShiftJis` before and never gets here. */
export function toShiftJis(text: string): Buffer {
  return iconv.encode(asInShiftJis(text), 'cp932');
}

/** The characters of a text that CP932 lacks, each once; writing them would leave a question mark. */
function missingInShiftJis(text: string): string[] {
  const plain = asInShiftJis(text);
  if (iconv.decode(iconv.encode(plain, 'cp932'), 'cp932') === plain) return [];
  return [
    ...new Set(Array.from(plain).filter((one) => one !== '?' && iconv.encode(one, 'cp932').toString('latin1') === '?')),
  ];
}

/** The text as CP932 writes it. */
export function asInShiftJis(text: string): string {
  return Array.from(text.replaceAll(invisible, ''), (one) => sameLook[one] ?? one).join('');
}

const namedRows = 10;

/** Refuses a file that would lose characters, naming them and the first rows they stand in; UTF-8 and XLSX lose none. */
export async function refuseForShiftJis<Row>(
  columns: readonly ExportColumn<Row>[],
  batches: AsyncIterable<readonly Row[]>,
): Promise<void> {
  const characters = new Set<string>();
  const rows = new Set<string>();
  const [first] = columns;
  for await (const batch of batches) {
    for (const row of batch) {
      const missing = missingInShiftJis(columns.map(({ cell }) => csvText(cell(row))).join('\n'));
      if (missing.length === 0) continue;
      for (const one of missing) characters.add(one);
      if (rows.size < namedRows && first) rows.add(csvText(first.cell(row)));
    }
  }
  if (characters.size === 0) return;
  const params = { characters: [...characters].join(' '), rows: [...rows].join(', ') };
  throw validationFailed([{ path: 'encoding', code: 'shiftJis', params }]);
}
