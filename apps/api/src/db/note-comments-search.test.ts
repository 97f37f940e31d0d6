import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { searchText } from '@haisha/rules/search-text';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { logInAs } from '../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../test/build-test-app.ts';
import { createDestination } from '../../test/masters.ts';
import { createComment } from '../../test/notes.ts';
import { migrationsFolder } from './migrate.ts';

const bodies = [
  '裏口の段差に注意。\n台車は一人で押さないでください。',
  '髙﨑の齋藤さん、渡邊さん・佐々木さんへ',
  'いすゞ　こゝろ丸　なゞ　うヾ　々ゞ',
  'ＡＢＣ　ｶﾞｿﾘﾝ　Ⅳ号車　㈱　１２－３４',
  'ケースは―5−箱‐まで… ‘はい’ 、'.normalize('NFD'),
  '𠮷野家 𩸽々 İSTANBUL ÅSA\u2028次\ufeff',
  '・ー',
];

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

it('comments written before they could be searched are folded as those written now', async () => {
  const admin = await logInAs(test, ['admin']);
  const { id } = await createDestination(admin);
  for (const body of bodies) await createComment(admin, id, { body });
  await test.pool.query('alter table note_comments drop column search_text');
  const statements = await readFile(join(migrationsFolder, '0022_note_comments_search.sql'), 'utf8');
  for (const statement of statements.split('--> statement-breakpoint')) await test.pool.query(statement);
  const { rows } = await test.pool.query('select body, search_text from note_comments order by number');
  expect(rows).toHaveLength(bodies.length);
  for (const { body, search_text } of rows) expect(search_text, body).toBe(searchText(body));
  expect((await test.pool.query("select 1 from pg_proc where proname = 'fold_search_text'")).rows).toEqual([]);
});
