import { expect, it } from 'vitest';
import { otherZip } from './other-zip.ts';

const zip = { code: 'importFile.zip' };
const format = (name: string) => ({ code: 'importFile.otherFormat', params: { format: name } });
const document = (program: string) => ({ code: 'importFile.document', params: { program } });

it.each([
  ['xl/workbook.bin', format('.xlsb')],
  ['content.xml', format('.ods')],
  ['Index/Document.iwa', format('Numbers')],
  ['word/document.xml', document('Word')],
  ['ppt/presentation.xml', document('PowerPoint')],
  ['a.csv', zip],
  ['old/xl/workbook.bin', zip],
  ['xl/workbook.binary', zip],
  ['xl/workbook-bin', zip],
  ['old/content.xml', zip],
  ['content.xml.old', zip],
  ['content-xml', zip],
  ['old/Index/Document.iwa', zip],
  ['Index/Document.iwa.old', zip],
  ['Index/Document-iwa', zip],
  ['password/a.xml', zip],
  ['appt/a.xml', zip],
])('a zip file with %s is refused as %j', (part, problem) => {
  expect(otherZip(['mimetype', part]).extras.errors).toEqual([{ path: 'file', ...problem }]);
});

it('a zip file with nothing in it is one', () => {
  expect(otherZip([]).extras.errors).toEqual([{ path: 'file', ...zip }]);
});
