import { posix } from 'node:path';
import { builtInFormat, type CellFormat, formatOfCode } from './cell-format.ts';
import { type Archive, openArchive } from './open-archive.ts';
import { readWholeXml } from './read-xml.ts';
import { importDamaged } from './refused-import.ts';
import { isOn } from './struck-text.ts';

export type Workbook = {
  archive: Archive;
  /** Visible sheets by name, with their parts. */
  sheets: { name: string; path: string }[];
  /** The part with the texts that cells name by number; a workbook of numbers has none. */
  texts: string;
  /** The format of a cell by the number of its style. */
  formats: CellFormat[];
  /** The styles that strike a cell through. */
  struck: ReadonlySet<number>;
  since1904: boolean;
};

const mainPart = 'xl/workbook.xml';

/** What an Excel file says of itself; its sheets and texts are not read yet. */
export async function readWorkbook(content: Buffer): Promise<Workbook> {
  const archive = await openArchive(content, mainPart);
  const { worksheets, texts, styles } = await readRelations(archive);
  const sheets: Workbook['sheets'] = [];
  let since1904 = false;
  await readWholeXml(await archive.open(mainPart), {
    open: ({ name, attributes }) => {
      if (name === 'workbookPr') since1904 = ['1', 'true'].includes(attributes.date1904 ?? '');
      const path = worksheets.get(attributes['r:id'] ?? attributes.id ?? '');
      const isHidden = ['hidden', 'veryHidden'].includes(attributes.state ?? '');
      if (name === 'sheet' && !isHidden && path) sheets.push({ name: attributes.name ?? '', path });
    },
  });
  if (sheets.length === 0) throw importDamaged();
  if (sheets.some(({ path }) => !archive.has(path))) throw importDamaged();
  return { archive, sheets, texts, since1904, ...(await readStyles(archive, styles)) };
}

type Relations = { worksheets: Map<string, string>; texts: string; styles: string };

/** The parts of a workbook by their kind; those that it does not name are where Excel puts them. */
async function readRelations(archive: Archive): Promise<Relations> {
  const relations: Relations = { worksheets: new Map(), texts: 'xl/sharedStrings.xml', styles: 'xl/styles.xml' };
  await readWholeXml(await archive.open('xl/_rels/workbook.xml.rels'), {
    open: ({ name, attributes: { Id = '', Target = '', Type = '' } }) => {
      if (name !== 'Relationship') return;
      const path = Target.startsWith('/') ? Target.slice(1) : posix.join('xl', Target);
      if (Type.endsWith('/worksheet')) relations.worksheets.set(Id, path);
      if (Type.endsWith('/sharedStrings')) relations.texts = path;
      if (Type.endsWith('/styles')) relations.styles = path;
    },
  });
  return relations;
}

/** Says how cells look by the number of their style, as far as it tells what they mean. */
async function readStyles(archive: Archive, path: string): Promise<Pick<Workbook, 'formats' | 'struck'>> {
  const own = new Map<string, CellFormat>();
  const struckFonts: boolean[] = [];
  const struck = new Set<number>();
  const formats: CellFormat[] = [];
  let part = '';
  if (!archive.has(path)) return { formats, struck };
  await readWholeXml(await archive.open(path), {
    open: ({ name, attributes: { numFmtId = '', formatCode = '', fontId = '', val } }) => {
      if (name === 'numFmt') own.set(numFmtId, formatOfCode(formatCode));
      if (name === 'fonts' || name === 'cellXfs') part = name;
      if (part === 'fonts' && name === 'font') struckFonts.push(false);
      if (part === 'fonts' && name === 'strike') struckFonts[struckFonts.length - 1] = isOn(val);
      if (part !== 'cellXfs' || name !== 'xf') return;
      if (struckFonts[Number(fontId)]) struck.add(formats.length);
      formats.push(own.get(numFmtId) ?? builtInFormat(Number(numFmtId)));
    },
    close: (name) => {
      if (name === part) part = '';
    },
  });
  return { formats, struck };
}
