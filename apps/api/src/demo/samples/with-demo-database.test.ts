import { expect, it } from 'vitest';
import type { Database } from '../../db/database.ts';
import { withDemoDatabase } from './with-demo-database.ts';

it('a database of which the work fails has no connections afterwards, and says what failed', async () => {
  const lent: Database[] = [];
  const failing = withDemoDatabase('2026-11-21', async (db) => {
    lent.push(db);
    throw new Error('the work fails');
  });
  await expect(failing).rejects.toThrow('the work fails');
  // A pool that was left open would try to connect.
  await expect(lent[0]?.execute('select 1')).rejects.toMatchObject({
    cause: { message: 'Cannot use a pool after calling end on the pool' },
  });
});
