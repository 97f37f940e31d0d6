import { DrizzleQueryError } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { importEmpty } from '../../imports/read/refused-import.ts';
import { failureOf } from './failure-of.ts';

/** The file system of the kernel's settings, which has no room for anything. */
const full = { DATA_DIR: '/sys', DATABASE_URL: undefined };
const roomy = { DATA_DIR: '.', DATABASE_URL: undefined };
const elsewhere = { DATA_DIR: '/sys', DATABASE_URL: 'postgres://elsewhere/haisha' };

const coded = (code: string) => Object.assign(new Error('no room'), { code });
const query = (cause: Error) => new DrizzleQueryError('insert into vehicles', [], cause);
const goneAway = [
  new Error('Connection terminated unexpectedly'),
  query(new Error('Client has encountered a connection error and is not queryable')),
  query(coded('57P02')),
  coded('ECONNREFUSED'),
];

describe('the failure of a job', () => {
  it.each([coded('53100'), coded('53400'), coded('ENOSPC'), coded('EDQUOT'), query(coded('53100'))])(
    'is a full storage when that is what was said: %o',
    async (error) => {
      expect(await failureOf(error, roomy)).toEqual({ failure: { code: 'storage.full' }, isFinal: false });
    },
  );

  it.each(goneAway)('is a full storage when the embedded database went away for it: %s', async (error) => {
    expect(await failureOf(error, full)).toEqual({ failure: { code: 'storage.full' }, isFinal: false });
  });

  it.each(goneAway)('is a database that does not answer where there is room, or elsewhere: %s', async (error) => {
    for (const env of [roomy, elsewhere]) {
      expect(await failureOf(error, env)).toEqual({ failure: { code: 'unavailable' }, isFinal: false });
    }
  });

  it.each([new Error('the lease of the job is gone'), query(coded('23514')), 'x', undefined])(
    'is a fault of ours otherwise, also on a full disk: %s',
    async (error) => {
      expect(await failureOf(error, full)).toEqual({ failure: { code: 'internal' }, isFinal: false });
    },
  );

  it('is what a refusal says, for good', async () => {
    const failure = { code: 'validation.failed', errors: [{ path: 'file', code: 'importFile.empty' }] };
    expect(await failureOf(importEmpty(), full)).toEqual({ failure, isFinal: true });
  });
});
