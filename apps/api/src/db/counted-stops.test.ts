import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createDemoDatabase } from '../../test/demo-database.ts';
import { migrationsFolder } from './migrate.ts';

it('the stops of courses from before are counted by the migration', async () => {
  const { pool, close } = await createDemoDatabase();
  const counts = async () => (await pool.query('select code, stop_count from courses order by code')).rows;
  const counted = await counts();
  await pool.query('alter table courses drop column stop_count');
  const statements = await readFile(join(migrationsFolder, '0028_counted_stops.sql'), 'utf8');
  for (const statement of statements.split('--> statement-breakpoint')) await pool.query(statement);
  expect(await counts()).toEqual(counted);
  expect(counted).toHaveLength(40);
  expect(counted).toContainEqual({ code: 'IW-S01', stop_count: 12 });
  await close();
});
