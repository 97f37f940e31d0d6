import { mostImportBytes, mostImportRows } from '@haisha/validation/import-choices';
import { readCsv } from './read-csv.ts';
import { readXlsx } from './read-xlsx.ts';
import {
  importEmpty,
  importLocked,
  importOfOldExcel,
  importOfOtherFormat,
  importOfOtherType,
  importOfTooManyBytes,
  importOfTooManyRows,
} from './refused-import.ts';
import type { Reading, TableFile } from './table-file.ts';

const zipMark = Buffer.from('PK\u0003\u0004');
/** Of the container that holds old Office files, and new ones with a password. */
const oleMark = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
const encryptedPackage = Buffer.from('EncryptedPackage', 'utf16le');
/** How pages and XML begin, as which many programs write what they call an Excel file. */
const markup = /^(?:\u00ef\u00bb\u00bf)?\s*<(!doctype|\?xml|html|head|meta|table)\b/i;
/** PDF, JPEG, PNG, RAR, 7z, gzip: nothing that was meant for a list. */
const otherMarks = ['%PDF', '\u00ff\u00d8\u00ff', '\u0089PNG', 'Rar!', '7z\u00bc\u00af', '\u001f\u008b'];

/** Reads a file in this thread or in another one. */
export type ReadTable = (content: Buffer, wanted?: Reading) => Promise<TableFile>;

/** Takes a file by what it holds, whatever it is called, and refuses what cannot be imported before any work. */
export async function readTable(content: Buffer, wanted: Reading = {}): Promise<TableFile> {
  if (content.length === 0) throw importEmpty();
  if (content.length > mostImportBytes) throw importOfTooManyBytes();
  const table = await tableOf(content, wanted);
  // The header is one more.
  if (table.mostRows > mostImportRows + 1) throw importOfTooManyRows();
  return table;
}

async function tableOf(content: Buffer, wanted: Reading): Promise<TableFile> {
  const starts = (mark: Buffer) => content.subarray(0, mark.length).equals(mark);
  if (starts(oleMark)) throw content.includes(encryptedPackage) ? importLocked() : importOfOldExcel();
  if (starts(zipMark)) return await readXlsx(content, wanted);
  if (otherMarks.some((mark) => starts(Buffer.from(mark, 'latin1')))) throw importOfOtherType();
  const tag = markup.exec(content.subarray(0, 200).toString('latin1'))?.[1];
  if (tag) throw importOfOtherFormat(tag === '?xml' ? 'XML' : 'HTML');
  return readCsv(content, wanted);
}
