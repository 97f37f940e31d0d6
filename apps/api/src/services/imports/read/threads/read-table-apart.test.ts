import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { readTable } from '../read-table.ts';
import type { TableFile } from '../table-file.ts';
import { readTableApart } from './read-table-apart.ts';

const lines = Array.from({ length: 1_000 }, (_, at) => `V-${at},"二行\nの名前",${at}`);
const list = Buffer.from(['車番,名前,番号', ...lines].join('\n'));

const readApart = readTableApart('somebody');

async function allRows({ rows }: TableFile) {
  const all = [];
  for await (const some of rows()) all.push(...some);
  return all;
}

describe('a file read in another thread', () => {
  it('is what it is in this one, and can be read again', async () => {
    const [here, { rows, ...facts }] = [await readTable(list), await readApart(list)];
    const { rows: _, ...expected } = here;
    expect(facts).toEqual(expected);
    for (let time = 0; time < 2; time += 1) expect(await allRows({ ...facts, rows })).toEqual(await allRows(here));
  });

  it('is read as somebody says', async () => {
    expect(await readApart(list, { delimiter: 'semicolon' })).toMatchObject({ delimiter: 'semicolon' });
  });

  it('is left as soon as nobody wants the rest of it', async () => {
    const { rows } = await readApart(list);
    for await (const some of rows()) {
      expect(some.length).toBeLessThan(lines.length);
      break;
    }
    expect(await allRows(await readApart(list))).toHaveLength(lines.length + 1);
  });

  it.each([
    ['', 'importFile.empty'],
    ['車番,"名前\n1,2', 'importFile.quotes'],
    [`車番\n${',a'.repeat(20_000)}`, 'importFile.columns'],
    [`車番\n"${'""'.repeat(200_000)}"`, 'importFile.longCell'],
  ])('is refused for the same reason', async (text, code) => {
    const refusal = { code: 'validation.failed', extras: { errors: [{ path: 'file', code }] } };
    for (const read of [readTable, readApart]) {
      await expect(read(Buffer.from(text))).rejects.toMatchObject({
        ...refusal,
        extras: { errors: [expect.objectContaining({ code })] },
      });
    }
  });
});

describe('files of several people', () => {
  const refusal = { extras: { errors: [{ path: 'file', code: 'importFile.slow', params: { max: 1 } }] } };
  const large = Buffer.from(`車番\n${`V-1,${'い'.repeat(20)}\n`.repeat(30_000)}`);

  it('are read beside each other, however many somebody has begun', async () => {
    const begun = await Promise.all(
      [1, 2, 3].map(async () => {
        const { rows } = await readApart(list);
        return rows();
      }),
    );
    const firsts = begun.map((rows) => rows.next());
    await firsts[0];
    expect(await readTableApart('somebody else')(list)).toMatchObject({ mostRows: lines.length + 1 });
    for (const [at, rows] of begun.entries()) {
      await firsts[at];
      await rows.return(undefined);
    }
  });

  it('that are large leave a thread to small ones', async () => {
    const { rows } = await readTableApart('one')(large);
    const begun = rows();
    await begun.next();
    let isOther = false;
    const other = readTableApart('other')(large).then(() => {
      isOther = true;
    });
    expect(await readTableApart('third')(list)).toMatchObject({ mostRows: lines.length + 1 });
    expect(isOther).toBe(false);
    await begun.return(undefined);
    await other;
    expect(isOther).toBe(true);
  });

  it('that take too long are refused with the limit, and the thread is free again', async () => {
    await expect(readTableApart('somebody', 1)(large).then(({ rows }) => hold(rows))).rejects.toMatchObject(refusal);
    expect(await readApart(list)).toMatchObject({ mostRows: lines.length + 1 });
  });
});

/** Reads a file more slowly than anybody would. */
async function hold(rows: TableFile['rows']): Promise<void> {
  for await (const _ of rows()) await delay(50);
}
