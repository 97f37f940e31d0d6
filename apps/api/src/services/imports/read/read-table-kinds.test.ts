import { expect, it } from 'vitest';
import { readTable } from './read-table.ts';

const refusedAs = (error: object) => ({ extras: { errors: [{ path: 'file', ...error }] } });

it.each(['%PDF-1.7', '\u00ff\u00d8\u00ff\u00e1', '\u0089PNG\r', 'Rar!', '7z\u00bc\u00af', '\u001f\u008b\b'])(
  'what begins with %j is no list, whatever text it goes on with',
  async (start) => {
    const content = Buffer.from(`${start}code,name`, 'latin1');
    await expect(readTable(content)).rejects.toMatchObject(refusedAs({ code: 'importFile.type' }));
  },
);

it.each([
  ['\ufeff\n<?xml version="1.0"?><Workbook/>', 'XML'],
  ['<!doctype html><table/>', 'HTML'],
  ['<Head><meta charset="utf-8"/></Head><table/>', 'HTML'],
  ['<meta charset="utf-8"><table/>', 'HTML'],
])('%j is %s', async (text, format) => {
  const refusal = refusedAs({ code: 'importFile.otherFormat', params: { format } });
  await expect(readTable(Buffer.from(text))).rejects.toMatchObject(refusal);
});

it.each(['1,<table>\n', '<tables>,a\n', '< table>,a\n', '\n%PDF,a\n'])('%j is a list all the same', async (text) => {
  expect((await readTable(Buffer.from(text))).format).toBe('csv');
});

it('nothing at all is empty', async () => {
  await expect(readTable(Buffer.alloc(0))).rejects.toMatchObject(refusedAs({ code: 'importFile.empty' }));
});
