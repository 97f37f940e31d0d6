import { ProblemError } from '@haisha/http/problem-error';
import { expect, test, vi } from 'vitest';
import { ownValues, writeCorrection } from './write-correction.ts';

const row = (given: object) => ({
  id: 'a',
  version: 1,
  createdAt: '',
  createdBy: null,
  updatedAt: '',
  updatedBy: null,
  archivedAt: null,
  name: 'box',
  pieces: 1,
  ...given,
});
type Row = ReturnType<typeof row>;
const valuesOf = ({ name, pieces }: Row) => ({ name, pieces });
const before = row({});

function conflict(current: Row): ProblemError {
  return new ProblemError({ status: 409, code: 'version.conflict', title: '', requestId: '', current } as never);
}

test('a value is written on what others changed elsewhere in the row meanwhile', async () => {
  const current = row({ version: 2, name: 'crate' });
  const put = vi.fn(async (input: object, on: Row) => {
    if (on.version === 1) throw conflict(current);
    return row({ ...input, version: 3 });
  });
  const written = await writeCorrection({ put, valuesOf }, { name: 'box', pieces: 5 }, before);
  expect(written).toEqual({ saved: row({ version: 3, name: 'crate', pieces: 5 }) });
  expect(put).toHaveBeenLastCalledWith({ name: 'crate', pieces: 5 }, current);
});

test('where others changed the same value it waits for an answer, and then the own one holds', async () => {
  const current = row({ version: 2, name: 'crate', pieces: 9 });
  const put = vi.fn(async () => {
    throw conflict(current);
  });
  const mine = { name: 'box', pieces: 5 };
  const written = await writeCorrection({ put, valuesOf }, mine, before);
  expect(put).toHaveBeenCalledOnce();
  if (!('clash' in written)) throw new Error('no clash');
  expect(written.clash.differences.filter(({ changedBy }) => changedBy === 'both')).toMatchObject([
    { name: 'pieces', mine: 5, theirs: 9 },
  ]);
  expect(ownValues(written.clash, mine, valuesOf)).toEqual({ name: 'crate', pieces: 5 });
});

test('a confirmation that is no value of the row is sent again', async () => {
  const current = row({ version: 2, name: 'crate' });
  const put = vi.fn(async (_: object, on: Row) => {
    if (on.version === 1) throw conflict(current);
    return current;
  });
  await writeCorrection({ put, valuesOf }, { name: 'box', pieces: 0, confirmed: true }, before);
  expect(put).toHaveBeenLastCalledWith({ name: 'crate', pieces: 0, confirmed: true }, current);
});

test('any other refusal is passed on', async () => {
  const put = () => Promise.reject(new Error('offline'));
  await expect(writeCorrection({ put, valuesOf }, { name: 'box', pieces: 2 }, before)).rejects.toThrow('offline');
});
