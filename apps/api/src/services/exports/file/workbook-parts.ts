const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageRelationships = 'http://schemas.openxmlformats.org/package/2006/relationships';
const contentTypes = 'http://schemas.openxmlformats.org/package/2006/content-types';
const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

export const sheetPart = 'xl/worksheets/sheet1.xml';
export const sheetStart = `${declaration}<worksheet xmlns="${main}">`;
/** The formats of cells by their place in the styles. */
export const cellStyles = { header: 1, text: 2, number: 3, day: 4, instant: 5 } as const;

/** All of a workbook but its one sheet, by path. */
export function workbookParts(sheetName: string): [path: string, xml: string][] {
  return [
    ['[Content_Types].xml', types],
    ['_rels/.rels', root],
    ['xl/workbook.xml', workbook(sheetName)],
    ['xl/_rels/workbook.xml.rels', workbookRelations],
    ['xl/styles.xml', styles],
  ];
}

/** Text as XML holds it, without the characters that XML lacks. */
export function escapeXml(content: string): string {
  return content
    .replaceAll(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

const types = `${declaration}<Types xmlns="${contentTypes}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${spreadsheet}.sheet.main+xml"/><Override PartName="/${sheetPart}" ContentType="${spreadsheet}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${spreadsheet}.styles+xml"/></Types>`;

const root = `${declaration}<Relationships xmlns="${packageRelationships}"><Relationship Id="rId1" Type="${relationships}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;

const workbookRelations = `${declaration}<Relationships xmlns="${packageRelationships}"><Relationship Id="rId1" Type="${relationships}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relationships}/styles" Target="styles.xml"/></Relationships>`;

function workbook(sheetName: string): string {
  return `${declaration}<workbook xmlns="${main}" xmlns:r="${relationships}"><workbookPr/><bookViews><workbookView/></bookViews><sheets><sheet name="${escapeXml(sheetName.slice(0, 31))}" sheetId="1" r:id="rId1"/></sheets></workbook>`;
}

const font = '<sz val="11"/><name val="游ゴシック"/><family val="3"/><charset val="128"/>';
const formats =
  '<numFmt numFmtId="164" formatCode="yyyy/mm/dd"/><numFmt numFmtId="165" formatCode="yyyy/mm/dd\\ hh:mm:ss"/>';
const plain = 'fontId="0" fillId="0" borderId="0"';
const xfs = [
  `<xf numFmtId="0" ${plain} xfId="0"/>`,
  '<xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>',
  `<xf numFmtId="49" ${plain} xfId="0" applyNumberFormat="1"/>`,
  `<xf numFmtId="0" ${plain} xfId="0"/>`,
  `<xf numFmtId="164" ${plain} xfId="0" applyNumberFormat="1"/>`,
  `<xf numFmtId="165" ${plain} xfId="0" applyNumberFormat="1"/>`,
];
/** The default format comes first everywhere, and the second fill is the one that the standard reserves. */
const styles = `${declaration}<styleSheet xmlns="${main}"><numFmts count="2">${formats}</numFmts><fonts count="2"><font>${font}</font><font><b/>${font}</font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" ${plain}/></cellStyleXfs><cellXfs count="${xfs.length}">${xfs.join('')}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles><dxfs count="0"/><tableStyles count="0"/></styleSheet>`;
