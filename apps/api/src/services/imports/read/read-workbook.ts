import { builtInFormat, type CellFormat, formatOfCode } from './cell-format.ts';
import { type Archive, openArchive } from './open-archive.ts';
import { readWholeXml } from './read-xml.ts';
import { importDamaged } from './refused-import.ts';

export type Workbook = {
  archive: Archive;
  /** Visible sheets by name, with their parts. */
  sheets: { name: string; path: string }[];
  /** The format of a cell by the number of its style. */
  formats: CellFormat[];
  since1904: boolean;
};

const mainPart = 'xl/workbook.xml';

/** What an Excel file says of itself; its sheets and texts are not read yet. */
export async function readWorkbook(content: Buffer): Promise<Workbook> {
  const archive = await openArchive(content, mainPart);
  const targets = await readTargets(archive);
  const sheets: Workbook['sheets'] = [];
  let since1904 = false;
  await readWholeXml(await archive.open(mainPart), {
    open: ({ name, attributes }) => {
      if (name === 'workbookPr') since1904 = ['1', 'true'].includes(attributes.date1904 ?? '');
      const path = targets.get(attributes['r:id'] ?? attributes.id ?? '');
      const isHidden = ['hidden', 'veryHidden'].includes(attributes.state ?? '');
      if (name === 'sheet' && !isHidden && path) sheets.push({ name: attributes.name ?? '', path });
    },
  });
  if (sheets.length === 0) throw importDamaged();
  return { archive, sheets, formats: await readFormats(archive), since1904 };
}

async function readTargets(archive: Archive): Promise<Map<string, string>> {
  const targets = new Map<string, string>();
  await readWholeXml(await archive.open('xl/_rels/workbook.xml.rels'), {
    open: ({ name, attributes: { Id = '', Target = '', Type = '' } }) => {
      if (name !== 'Relationship' || !Type.endsWith('/worksheet')) return;
      const path = Target.startsWith('/') ? Target.slice(1) : `xl/${Target.replace(/^\.\//, '')}`;
      if (archive.has(path)) targets.set(Id, path);
    },
  });
  return targets;
}

async function readFormats(archive: Archive): Promise<CellFormat[]> {
  if (!archive.has('xl/styles.xml')) return [];
  const own = new Map<string, CellFormat>();
  const formats: CellFormat[] = [];
  let isOfCells = false;
  await readWholeXml(await archive.open('xl/styles.xml'), {
    open: ({ name, attributes: { numFmtId = '', formatCode = '' } }) => {
      if (name === 'numFmt') own.set(numFmtId, formatOfCode(formatCode));
      if (name === 'cellXfs') isOfCells = true;
      if (name === 'xf' && isOfCells) formats.push(own.get(numFmtId) ?? builtInFormat(Number(numFmtId)));
    },
    close: (name) => {
      if (name === 'cellXfs') isOfCells = false;
    },
  });
  return formats;
}
