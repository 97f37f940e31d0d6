import { expect, it } from 'vitest';
import { createTestDatabase } from '../../test/test-database.ts';

it('a connection that breaks at the beginning of a transaction is given back', async () => {
  const { db, pool, close } = await createTestDatabase();
  const own = await pool.connect();
  own.release();
  const query = own.query.bind(own);
  own.query = ((text: unknown, ...rest: unknown[]) => {
    const isBegin = JSON.stringify(text).includes('begin');
    if (isBegin) throw new Error('Connection terminated');
    return (query as (...all: unknown[]) => unknown)(text, ...rest);
  }) as typeof own.query;
  await expect(db.transaction(async () => 'done')).rejects.toThrow();
  expect(pool.totalCount - pool.idleCount).toBe(0);
  await close();
});
