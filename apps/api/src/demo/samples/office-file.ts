import type { OfficeList } from '@haisha/demo-company/office-lists';
import type { SampleRecord } from '@haisha/demo-company/sample-masters';
import iconv from 'iconv-lite';
import Papa from 'papaparse';
import { joint } from '../../services/imports/read/read-header.ts';
import { officeWorkbook } from './office-workbook.ts';

const endings: Record<OfficeList['form'], string> = {
  utf8: 'csv',
  utf16: 'txt',
  sjis: 'csv',
  iso2022jp: 'csv',
  xlsx: 'xlsx',
};

/** The file of a list as an office keeps it, and the cells in it that look wrong or are. */
export async function officeFile(
  { form, columns, group, total = [], odd }: OfficeList,
  records: readonly SampleRecord[],
  title: string,
) {
  const headers = columns.map(([header]) => header);
  const above = group ? [headers.map((header) => (group.headers[0] === header ? group.name : ''))] : [];
  const body = records.map((record, number) =>
    columns.map(([, says]) => (typeof says === 'string' ? (record[says] ?? '') : says(record, number))),
  );
  const list = [...above, headers, ...body];
  const first = above.length + 2;
  return {
    ending: endings[form],
    content:
      form === 'xlsx'
        ? await officeWorkbook(title, list, total)
        : encoded(form, total.length > 0 ? [...list, total] : list),
    faults: odd.map(({ row, header, text }) => ({
      number: first + row,
      header: group?.headers.includes(header) ? `${group.name}${joint}${header}` : header,
      text: text ?? body[row]?.[headers.indexOf(header)] ?? '',
    })),
  };
}

function encoded(form: Exclude<OfficeList['form'], 'xlsx'>, rows: readonly (readonly string[])[]): Buffer {
  const text = Papa.unparse(rows as string[][], { delimiter: form === 'utf16' ? '\t' : ',', newline: '\r\n' });
  if (form === 'utf16') return iconv.encode(text, 'utf16le', { addBOM: true });
  if (form === 'sjis') return iconv.encode(text, 'cp932');
  return form === 'utf8' ? Buffer.from(text) : inShifts(iconv.encode(text, 'eucjp'));
}

/** EUC-JP as ISO-2022-JP writes it: in seven bits, between shifts. */
function inShifts(euc: Uint8Array): Buffer {
  const bytes: number[] = [];
  let isShifted = false;
  for (const byte of euc) {
    const isJapanese = byte > 0x7f;
    if (isJapanese !== isShifted) bytes.push(...Buffer.from(isJapanese ? '\u001b$B' : '\u001b(B', 'latin1'));
    isShifted = isJapanese;
    bytes.push(byte & 0x7f);
  }
  return Buffer.from(bytes);
}
