import { describe, expect, it } from 'vitest';
import { readTable } from '../read-table.ts';
import type { TableFile } from '../table-file.ts';
import { readTableApart } from './read-table-apart.ts';

const lines = Array.from({ length: 1_000 }, (_, at) => `V-${at},"二行\nの名前",${at}`);
const list = Buffer.from(['車番,名前,番号', ...lines].join('\n'));

async function allRows({ rows }: TableFile) {
  const all = [];
  for await (const some of rows()) all.push(...some);
  return all;
}

describe('a file read in another thread', () => {
  it('is what it is in this one, and can be read again', async () => {
    const [here, { rows, ...facts }] = [await readTable(list), await readTableApart(list)];
    const { rows: _, ...expected } = here;
    expect(facts).toEqual(expected);
    for (let time = 0; time < 2; time += 1) expect(await allRows({ ...facts, rows })).toEqual(await allRows(here));
  });

  it('is read as somebody says', async () => {
    expect(await readTableApart(list, { delimiter: 'semicolon' })).toMatchObject({ delimiter: 'semicolon' });
  });

  it('is left as soon as nobody wants the rest of it', async () => {
    const { rows } = await readTableApart(list);
    for await (const some of rows()) {
      expect(some.length).toBeLessThan(lines.length);
      break;
    }
    expect(await allRows(await readTableApart(list))).toHaveLength(lines.length + 1);
  });

  it.each([
    ['', 'importFile.empty'],
    ['車番,"名前\n1,2', 'importFile.quotes'],
    [`車番\n${',a'.repeat(20_000)}`, 'importFile.columns'],
    [`車番\n"${'""'.repeat(200_000)}"`, 'importFile.longCell'],
  ])('is refused for the same reason', async (text, code) => {
    const refusal = { code: 'validation.failed', extras: { errors: [{ path: 'file', code }] } };
    for (const read of [readTable, readTableApart]) {
      await expect(read(Buffer.from(text))).rejects.toMatchObject({
        ...refusal,
        extras: { errors: [expect.objectContaining({ code })] },
      });
    }
  });
});
