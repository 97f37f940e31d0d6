import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import yazl from 'yazl';
import { readXlsx } from '../src/services/imports/read/read-xlsx.ts';
import type { Reading, TableRow } from '../src/services/imports/read/table-file.ts';

type Parts = Record<string, string>;
type Sheet = { name: string; rows: string; merges?: string; target?: string; state?: string };

const relationships = (sheets: Sheet[]) =>
  sheets.map(
    ({ target }, index) =>
      `<Relationship Id="rId${index}" Type="x/worksheet" Target="${target ?? `worksheets/sheet${index}.xml`}"/>`,
  );

/** An Excel file with these sheets, whose properties and other parts a test may add. */
export async function workbook(sheets: Sheet[], { properties = '', ...more }: Parts = {}): Promise<Buffer> {
  const named = sheets.map(
    ({ name, state = 'visible' }, index) => `<sheet name="${name}" state="${state}" r:id="rId${index}"/>`,
  );
  const zip = new yazl.ZipFile();
  const parts: Parts = {
    'xl/workbook.xml': `<workbook xmlns:r="r">${properties}<sheets>${named.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${relationships(sheets).join('')}<Relationship Id="rIdX" Type="x/styles" Target="styles.xml"/></Relationships>`,
    ...Object.fromEntries(
      sheets.map(({ rows, merges = '' }, index) => [
        `xl/worksheets/sheet${index}.xml`,
        `<worksheet><sheetData>${rows}</sheetData>${merges}</worksheet>`,
      ]),
    ),
    ...more,
  };
  for (const [name, text] of Object.entries(parts)) zip.addBuffer(Buffer.from(text), name);
  zip.end();
  return await buffer(Readable.from(zip.outputStream));
}

/** Returns all rows that are read of an Excel file. */
export async function rowsOf(content: Buffer, wanted: Reading = {}): Promise<TableRow[]> {
  const rows: TableRow[] = [];
  for await (const some of (await readXlsx(content, wanted)).rows()) rows.push(...some);
  return rows;
}

/** An Excel file of one sheet with these rows. */
export const oneSheet = (rows: string, more?: Parts) => workbook([{ name: '一覧', rows }], more);
export const textRow = (text: string) => `<row><c t="str"><v>${text}</v></c></row>`;
