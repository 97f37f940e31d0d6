import { noteVisibilities } from '@haisha/validation/destination-note-choices';
import { sharedDestinationListQuerySchema } from '@haisha/validation/shared-destination';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { logInAs } from '../../../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts';
import { createCargoOwner, createDestination } from '../../../../test/masters.ts';
import { createComment, createNotePeople, type Person } from '../../../../test/notes.ts';
import { plansOf } from '../../../../test/plans-of.ts';
import { createDirection } from '../../../../test/rows/direction.ts';
import { fillWith } from '../../../../test/test-database.ts';
import type { Database } from '../../../db/database.ts';
import { insertManyDestinations } from '../../../demo/insert-many-destinations.ts';
import type { NoteReader } from './note-reader.ts';
import { listSharedDestinations } from './shared-destination-list.ts';

const office: NoteReader = {
  userId: '00000000-0000-4000-8000-000000000000',
  visibilities: noteVisibilities,
  ownOnly: false,
  deliveryCompanyId: null,
  today: '2026-11-21',
};
const driver: NoteReader = { ...office, visibilities: ['drivers', 'partners'] };

let test: TestApp;
let admin: Person;
beforeAll(async () => {
  test = await buildTestApp();
  admin = await logInAs(test, ['admin']);
  await createCargoOwner(admin);
  await createDirection(admin);
  await insertManyDestinations(test.db, 4_000);
  await fillWith(
    test.pool,
    `insert into note_comments (destination_id, number, body, visibility, search_text)
    select id, n, '済み', (array['company','drivers'])[1 + n % 2], '済ミ ' || lower(replace(code, '-', '')) || ' ' || n
    from destinations, generate_series(1, 5) n`,
    `insert into destination_notes (destination_id, category, title, body, importance, visibility, is_pinned, search_text)
    select id, 'caution', '段差', '注意', 'normal', 'drivers', false, '段差 ' || lower(replace(code, '-', '')) from destinations`,
    'vacuum analyze destination_notes, note_comments',
  );
});
afterAll(() => test.close());

const list = (q: string, reader: NoteReader) => (db: Database) =>
  listSharedDestinations(db, sharedDestinationListQuerySchema.parse({ q }), reader);

it.each([
  ['the office', office],
  ['drivers', driver],
])('words are found by the indexes of destinations, notes and comments, for %s', async (_, reader) => {
  const plans = await plansOf(test.pool, list('済み M-000777', reader));
  expect(plans).toContain('destinations_search_text_index');
  expect(plans).toContain('destination_notes_search_text_index');
  expect(plans).toContain('note_comments_search_text_index');
});

it('words that stand in a comment, in a note and in a name are one list of each once', async () => {
  const { items, total } = await list('M-000777', office)(test.db);
  expect([items.map(({ code }) => code), total]).toEqual([['M-000777'], 1]);
  expect((await list('済み M-000777 2', office)(test.db)).total).toBe(1);
  expect((await list('済み M-000777 2', driver)(test.db)).total).toBe(0);
});

it('a comment has its destination found by its words, by those who see it and while it is there', async () => {
  const people = await createNotePeople(test, admin);
  const { id, code } = await createDestination(admin);
  const url = `/api/shared-destinations/${id}/comments`;
  const found = async (q: string): Promise<string[]> => {
    const readers = [people.viewer, people.driver, people.partner];
    const pages = await Promise.all(readers.map((reader) => reader.get(`/api/shared-destinations?q=${q}`)));
    return pages.map((page) =>
      page
        .json()
        .items.map((row: { code: string }) => row.code)
        .join(),
    );
  };
  const comment = await createComment(admin, id, { body: '台車はﾄﾞｯｸの右、\n髙橋さんへ', visibility: 'drivers' });
  await createComment(admin, id, { body: 'よろしく', visibility: 'partners' });
  expect(await found('高橋 ドック')).toEqual([code, code, '']);
  expect(await found('ヨロシク')).toEqual([code, code, code]);
  const changed = (await admin.put(`${url}/${comment.id}`, { ...comment, body: '鍵は守衛室' })).json();
  expect(await found('高橋')).toEqual(['', '', '']);
  expect(await found('守衛室')).toEqual([code, code, '']);
  await admin.post(`${url}/${comment.id}/archive`, { version: changed.version });
  expect(await found('守衛室')).toEqual(['', '', '']);
});
