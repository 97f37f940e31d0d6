import { EventEmitter, once } from 'node:events';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.ts';
import { announceSoon, enqueueJob } from './enqueue-job.ts';
import { listenForJobs } from './listen-for-jobs.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.close());

const enqueue = () => test.db.transaction((tx) => enqueueJob(tx, { kind: 'trace', input: {}, ownerId: null }));

it('every process hears of a job as soon as it is there, also after its connection broke', async () => {
  const heard = new EventEmitter();
  const listen = (name: string) =>
    listenForJobs(() => ({ connectionString: test.url }), {
      onWakeUp: () => heard.emit(name),
      onSoon: () => expect.unreachable('nobody said so'),
      onError: () => heard.emit(`${name} broke`),
    });
  const both = () => Promise.all([once(heard, 'first'), once(heard, 'second')]);
  const listening = both();
  const listeners = [listen('first'), listen('second')];
  await listening;

  const told = both();
  await enqueue();
  await told;

  const [broken, again] = [Promise.all([once(heard, 'first broke'), once(heard, 'second broke')]), both()];
  await test.db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'haisha jobs'`);
  await broken;
  await again;
  const toldAgain = both();
  await enqueue();
  await toldAgain;
  for (const { close } of listeners) await close();
  const { rows } = await test.db.execute(sql`select 1 from pg_stat_activity
    where datname = current_database() and application_name = 'haisha jobs'`);
  expect(rows).toEqual([]);
});

it('a process hears that somebody is about to ask for a job', async () => {
  const heard = new EventEmitter();
  const connected = once(heard, 'job');
  const { close } = listenForJobs(() => ({ connectionString: test.url }), {
    onWakeUp: () => heard.emit('job'),
    onSoon: () => heard.emit('soon'),
    onError: (error) => expect.unreachable(String(error)),
  });
  await connected;
  const told = once(heard, 'soon');
  await announceSoon(test.db);
  await told;
  await close();
});
