import { expect, it } from 'vitest';
import { type FileAnswer, fileOf } from './file-answer.ts';

it.each([
  [`attachment; filename="vehicles.csv"; filename*=UTF-8''%E8%BB%8A%E4%B8%A1.csv`, '車両.csv'],
  [`attachment; filename*=utf-8'ja'%E8%BB%8A%E4%B8%A1.csv; filename="vehicles.csv"`, '車両.csv'],
  [`attachment; filename="vehicles.csv"; filename*=UTF-8''%E8%BB%8.csv`, 'vehicles.csv'],
  [`attachment; filename="vehicles.csv"; filename*=UTF-8''%ED%A0%80`, 'vehicles.csv'],
  [`attachment; filename*=UTF-8''%`, null],
  [`attachment; filename="vehicles.csv"`, 'vehicles.csv'],
  ['attachment', null],
  [undefined, null],
])('reads the file, and its name from %s', async (disposition, name) => {
  const response = new Response('a,b', { headers: disposition ? { 'Content-Disposition': disposition } : {} });
  const file = (await fileOf(response)) as FileAnswer;
  expect([file.name, await file.blob.text()]).toEqual([name, 'a,b']);
});

it('returns the id of the job that writes a long file', async () => {
  const answer = Response.json({ id: 'j-1', status: 'queued' }, { status: 202 });
  expect(await fileOf(answer)).toEqual({ jobId: 'j-1' });
});
