import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import yazl from 'yazl';
import { escapeXml } from '../../services/exports/file/workbook-parts.ts';

const undated = { mtime: new Date(1980, 0, 1), forceDosTimestamp: true };
const notes = [['この表について'], ['毎月1日に総務が更新'], ['順路は配送先コードで書く']];

/**
 * A workbook as an office keeps it: a sheet of notes before the list, its last row but one hidden, and a formula in the
 * last column of the last row that was never worked out.
 */
export async function officeWorkbook(name: string, rows: readonly (readonly string[])[], total: readonly string[]) {
  const hidden = rows.length - 2;
  const list = rows.map((cells, index) => rowXml(index, cells, index === hidden, index === rows.length - 1));
  const sheets = [
    ['注意書き', notes.map((cells, index) => rowXml(index, cells))],
    [name, [...list, rowXml(rows.length, total)]],
  ] as const;
  const zip = new yazl.ZipFile();
  const add = (path: string, xml: string) =>
    zip.addBuffer(Buffer.from(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${xml}`), path, undated);
  const numbered = sheets.map(([title], index) => ({ title, id: index + 1 }));
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const inPackage = 'http://schemas.openxmlformats.org/package/2006';
  const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
  add(
    '[Content_Types].xml',
    `<Types xmlns="${inPackage}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/>${numbered.map(({ id }) => `<Override PartName="/xl/worksheets/sheet${id}.xml" ContentType="${types}.worksheet+xml"/>`).join('')}</Types>`,
  );
  add(
    '_rels/.rels',
    `<Relationships xmlns="${inPackage}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  );
  add(
    'xl/workbook.xml',
    `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${numbered.map(({ title, id }) => `<sheet name="${escapeXml(title)}" sheetId="${id}" r:id="rId${id}"/>`).join('')}</sheets></workbook>`,
  );
  add(
    'xl/_rels/workbook.xml.rels',
    `<Relationships xmlns="${inPackage}/relationships">${numbered.map(({ id }) => `<Relationship Id="rId${id}" Type="${relations}/worksheet" Target="worksheets/sheet${id}.xml"/>`).join('')}</Relationships>`,
  );
  for (const [index, [, all]] of sheets.entries()) {
    add(
      `xl/worksheets/sheet${index + 1}.xml`,
      `<worksheet xmlns="${main}"><sheetData>${all.join('')}</sheetData></worksheet>`,
    );
  }
  zip.end();
  return await buffer(Readable.from(zip.outputStream));
}

function rowXml(index: number, cells: readonly string[], isHidden = false, endsInFormula = false): string {
  const number = index + 1;
  const xml = cells.map((text, column) => {
    const at = `${String.fromCharCode(65 + column)}${number}`;
    if (endsInFormula && column === cells.length - 1) return `<c r="${at}"><f>B${number}&amp;"便"</f></c>`;
    return text === '' ? '' : `<c r="${at}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(text)}</t></is></c>`;
  });
  return `<row r="${number}"${isHidden ? ' hidden="1"' : ''}>${xml.join('')}</row>`;
}
