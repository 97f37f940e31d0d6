import { mostComments, type NoteComment } from '@haisha/validation/note-comment';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { type Browser, logInAs } from '../../../../test/browser.ts';
import { createComment, createNote, startNotes } from '../../../../test/notes.ts';
import { noteComments } from '../../../db/schema/masters/note-comments.ts';

const { test, admin, people, newPlace } = await startNotes();
afterAll(test.close);
let id: string;
let url: string;
beforeEach(async () => {
  ({ id, url } = await newPlace());
});

const commentsOf = async (browser: Browser, query = ''): Promise<NoteComment[]> =>
  (await browser.get(`${url}/comments${query}`)).json().items ?? [];
/** One as it is stored. */
const row = () => {
  const visibility = 'company' as const;
  return {
    destinationId: id,
    body: '済み',
    searchText: '済ミ',
    visibility,
    createdBy: admin.userId,
    updatedBy: admin.userId,
  };
};

describe('a comment', () => {
  it('gets the next number of its destination, which no other ever has', async () => {
    const [one, two] = [await createComment(admin, id), await createComment(admin, id)];
    await admin.post(`${url}/comments/${two.id}/archive`, { version: 1 });
    const three = await createComment(admin, id);
    expect([one.number, two.number, three.number]).toEqual([1, 2, 3]);
    expect((await commentsOf(admin)).map(({ number }) => number)).toEqual([3, 1]);
    expect((await commentsOf(admin, '?archived=include')).map(({ number }) => number)).toEqual([3, 2, 1]);
  });

  it('gets a number of its own when several are written at once', async () => {
    const made = await Promise.all(Array.from({ length: 6 }, () => createComment(admin, id)));
    expect(made.map(({ number }) => number).sort()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('is changed by its driver, with a mark, and by no other driver', async () => {
    await createNote(admin, id, { visibility: 'drivers' });
    const other = await logInAs(test, ['driver']);
    const comment = await createComment(people.driver, id, { visibility: 'drivers' });
    const put = (browser: Browser) =>
      browser.put(`${url}/comments/${comment.id}`, { ...comment, body: '直りました。' });
    expect((await put(other)).json().code).toBe('record.not_found');
    expect((await put(people.driver)).json()).toMatchObject({ body: '直りました。', editedAt: expect.any(String) });
  });

  it('that is old comes with all that followed it', async () => {
    await test.db
      .insert(noteComments)
      .values(Array.from({ length: 55 }, (_, made) => ({ ...row(), number: made + 1 })));
    const numbers = async (query: string) => (await commentsOf(admin, query)).map(({ number }) => number);
    expect([(await numbers('')).length, (await numbers('')).at(-1)]).toEqual([50, 6]);
    expect([(await numbers('?from=3')).length, (await numbers('?from=3')).at(-1)]).toEqual([53, 3]);
    expect((await admin.get(`${url}/comments`)).json().total).toBe(55);
  });

  it('that is too old to come with all that followed it leaves the newest ones in their place', async () => {
    const made = Array.from({ length: mostComments + 5 }, (_, at) => ({ ...row(), number: at + 1 }));
    await test.db.insert(noteComments).values(made);
    const numbers = (await commentsOf(admin, '?from=2')).map(({ number }) => number);
    expect([numbers.length, numbers[0], numbers.at(-1)]).toEqual([mostComments, mostComments + 5, 6]);
  });

  it('comes as many at a time as are asked for, whatever stands between them for others', async () => {
    const visibleTo = (number: number) => (number % 50 === 0 ? ('drivers' as const) : ('company' as const));
    const made = Array.from({ length: 300 }, (_, at) => ({ ...row(), number: at + 1, visibility: visibleTo(at + 1) }));
    await test.db.insert(noteComments).values(made);
    const numbers = async (query: string) => (await commentsOf(people.driver, query)).map(({ number }) => number);
    expect(await numbers('?count=2')).toEqual([300, 250]);
    expect(await numbers('?count=4')).toEqual([300, 250, 200, 150]);
    expect(await numbers('?count=2&from=150')).toEqual([300, 250, 200, 150]);
  });
});
