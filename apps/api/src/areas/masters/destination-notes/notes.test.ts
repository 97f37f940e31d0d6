import { randomUUID } from 'node:crypto';
import type { DestinationNote } from '@haisha/validation/destination-note';
import type { NoteComment } from '@haisha/validation/note-comment';
import type { SharedDestination } from '@haisha/validation/shared-destination';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '../../../../test/browser.ts';
import { createDestination } from '../../../../test/masters.ts';
import { commentBody, createComment, createNote, noteBody, startNotes } from '../../../../test/notes.ts';
import { auditRecords } from '../../../db/schema/services/audit-records.ts';
import { realtimeMessages } from '../../../db/schema/services/realtime.ts';

const { test, admin, people, newPlace } = await startNotes();
afterAll(test.close);
let id: string;
let url: string;
beforeEach(async () => {
  ({ id, url } = await newPlace());
});

const notesOf = async (browser: Browser, query = ''): Promise<DestinationNote[]> =>
  (await browser.get(`${url}/notes${query}`)).json().items ?? [];
const commentsOf = async (browser: Browser, query = ''): Promise<NoteComment[]> =>
  (await browser.get(`${url}/comments${query}`)).json().items ?? [];
const titles = async (browser: Browser, query = '') => (await notesOf(browser, query)).map(({ title }) => title);
const listed = async (browser: Browser, query = ''): Promise<SharedDestination | undefined> => {
  const { items } = (await browser.get(`/api/shared-destinations?pageSize=200&${query}`)).json();
  return items.find((row: SharedDestination) => row.id === id);
};
const codeOf = (response: { statusCode: number; json: () => { code: string } }) =>
  response.statusCode < 300 ? 'done' : response.json().code;

describe('a note', () => {
  it('is read by those it is meant for, and by nobody else', async () => {
    for (const visibility of ['company', 'drivers', 'partners'] as const) {
      await createNote(admin, id, { title: visibility, visibility });
      await createComment(admin, id, { body: visibility, visibility });
    }
    const seen = async (browser: Browser) => [
      (await titles(browser)).sort(),
      (await commentsOf(browser)).map(({ body }) => body).sort(),
      (({ noteCount, commentCount, unreadCount }) => [noteCount, commentCount, unreadCount])(
        (await listed(browser)) as SharedDestination,
      ),
    ];
    const all = ['company', 'drivers', 'partners'];
    expect(await seen(people.viewer)).toEqual([all, all, [3, 3, 6]]);
    expect(await seen(people.driver)).toEqual([all.slice(1), all.slice(1), [2, 2, 4]]);
    expect(await seen(people.partner)).toEqual([all.slice(2), all.slice(2), [1, 1, 2]]);
    expect(await listed(people.partner, 'q=company')).toBeUndefined();
    expect((await listed(people.partner, 'q=partners'))?.lastNote?.title).toBe('partners');
  });

  it('that is not theirs is not there for drivers and partners, whatever they do with it', async () => {
    const note = await createNote(admin, id);
    const comment = await createComment(admin, id);
    for (const browser of [people.driver, people.partner]) {
      expect(await listed(browser)).toBeUndefined();
      for (const path of ['', '/notes', '/comments']) expect((await browser.get(url + path)).statusCode).toBe(404);
      for (const path of [`/notes/${note.id}/confirm`, `/comments/${comment.id}/confirm`]) {
        expect((await browser.post(url + path)).statusCode).toBe(404);
      }
      expect((await browser.post(`${url}/reads`, { ids: [note.id] })).statusCode).toBe(404);
      expect((await browser.post(`${url}/notes`, noteBody({ visibility: 'partners' }))).statusCode).toBe(404);
    }
    await createNote(admin, id, { visibility: 'drivers' });
    expect((await people.driver.post(`${url}/notes/${note.id}/confirm`)).statusCode).toBe(404);
  });

  it('is written by drivers and partners for themselves, never for the office alone', async () => {
    await createNote(admin, id, { visibility: 'partners' });
    const write = async (browser: Browser, visibility: 'company' | 'drivers' | 'partners') =>
      codeOf(await browser.post(`${url}/notes`, noteBody({ visibility })));
    expect(await write(people.driver, 'company')).toBe('validation.failed');
    expect(await write(people.driver, 'drivers')).toBe('done');
    expect(await write(people.partner, 'drivers')).toBe('validation.failed');
    expect(await write(people.partner, 'partners')).toBe('done');
    expect(await write(people.viewer, 'company')).toBe('permission.denied');
    const comment = async (browser: Browser, visibility: 'company' | 'drivers') =>
      codeOf(await browser.post(`${url}/comments`, commentBody({ visibility })));
    expect(await comment(people.driver, 'company')).toBe('validation.failed');
    expect(await comment(people.driver, 'drivers')).toBe('done');
  });

  it('of the office is changed by the office, of a driver by the driver as well; that shows', async () => {
    const office = await createNote(admin, id, { visibility: 'drivers' });
    const own = await createNote(people.driver, id, { visibility: 'drivers' });
    const put = (browser: Browser, note: DestinationNote, values: object) =>
      browser.put(`${url}/notes/${note.id}`, { ...note, ...values });
    expect(codeOf(await put(people.driver, office, { title: '変更' }))).toBe('record.not_found');
    expect(codeOf(await put(people.assistant, office, { title: '変更' }))).toBe('permission.denied');
    expect(codeOf(await put(people.driver, own, { visibility: 'company' }))).toBe('validation.failed');
    const pinned = (await put(people.dispatcher, own, { isPinned: true })).json();
    expect([pinned.isPinned, pinned.editedAt]).toEqual([true, null]);
    const edited = (await put(people.driver, pinned, { body: '段差は直りました。' })).json();
    expect([edited.version, edited.editedAt]).toEqual([3, expect.any(String)]);
    expect(codeOf(await put(people.dispatcher, own, { title: '古い' }))).toBe('version.conflict');
  });

  it('comes pinned first, then the newest, and last when it is over', async () => {
    await createNote(admin, id, { title: '期限切れ', isPinned: true, validTo: '2020-01-31' });
    await createNote(admin, id, { title: '固定', isPinned: true });
    await createNote(admin, id, { title: '一' });
    await createNote(admin, id, { title: '二', validFrom: '2099-01-01' });
    expect(await titles(admin)).toEqual(['固定', '二', '一', '期限切れ']);
    expect(await listed(admin)).toMatchObject({ noteCount: 2, lastNote: { title: '一' } });
    await createNote(admin, id, { title: '来年から', visibility: 'drivers', validFrom: '2099-01-01' });
    await createNote(admin, id, { title: 'いま', visibility: 'drivers' });
    expect(await titles(people.driver)).toEqual(['いま']);
    const backwards = noteBody({ validFrom: '2026-02-01', validTo: '2026-01-01' });
    expect((await admin.post(`${url}/notes`, backwards)).json().errors).toMatchObject([
      { path: 'validTo', code: 'notBeforeFrom' },
    ]);
  });

  it('comes with where its destination is and the number to call, for everybody who reads it', async () => {
    const where = { latitude: 35.975, longitude: 139.752, entranceLatitude: 35.9751, entranceLongitude: 139.7522 };
    const { id: place } = await createDestination(admin, { ...where, phone: '0487370000' });
    await createNote(admin, place, { visibility: 'partners' });
    for (const browser of [people.viewer, people.driver, people.partner]) {
      const shared = (await browser.get(`/api/shared-destinations/${place}`)).json();
      expect(shared).toMatchObject({ ...where, phone: '0487370000' });
    }
  });

  it('is archived and restored by the office; meanwhile it is found only when asked for', async () => {
    const { id: noteId, version } = await createNote(admin, id, { visibility: 'drivers' });
    const at = `${url}/notes/${noteId}`;
    expect(codeOf(await people.driver.post(`${at}/archive`, { version }))).toBe('permission.denied');
    const archived = (await people.dispatcher.post(`${at}/archive`, { version })).json();
    expect([await titles(admin), await titles(admin, '?archived=only')]).toEqual([[], ['裏口の段差']]);
    expect(await titles(people.driver, '?archived=include')).toEqual([]);
    expect(await listed(admin)).toMatchObject({ noteCount: 0, lastNote: null, lastEntryAt: null });
    expect(codeOf(await admin.put(at, { ...archived, title: '変更' }))).toBe('record.archived');
    expect((await admin.post(`${at}/restore`, { version: archived.version })).json().archivedAt).toBeNull();
  });

  it('is not written about a destination that is archived, which can still be read', async () => {
    await createNote(admin, id);
    await admin.post(`/api/destinations/${id}/archive`, { version: 1 });
    expect(codeOf(await admin.post(`${url}/comments`, commentBody()))).toBe('record.archived');
    expect((await admin.get(url)).json().archivedAt).toEqual(expect.any(String));
    expect([await listed(admin), (await listed(admin, 'archived=only'))?.noteCount]).toEqual([undefined, 1]);
  });
});

describe('who has seen and confirmed', () => {
  it('is kept person by person', async () => {
    const note = await createNote(admin, id, { importance: 'urgent', visibility: 'drivers' });
    const comment = await createComment(admin, id, { visibility: 'drivers' });
    expect(note).toMatchObject({ isRead: true, confirmedBy: [] });
    expect((await listed(people.driver, 'unread=only'))?.unreadCount).toBe(2);
    const ids = [note.id, comment.id, randomUUID()];
    expect((await people.driver.post(`${url}/reads`, { ids })).statusCode).toBe(204);
    expect(await listed(people.driver, 'unread=only')).toBeUndefined();
    expect((await listed(people.viewer, 'unread=only'))?.unreadCount).toBe(2);
    await people.driver.post(`${url}/notes/${note.id}/confirm`);
    await people.driver.post(`${url}/notes/${note.id}/confirm`);
    const [shown] = await notesOf(admin);
    expect(shown?.confirmedBy).toEqual([{ id: people.driver.userId, name: '試験 花子', at: expect.any(String) }]);
    expect(shown?.unconfirmedCount).toBe((note.unconfirmedCount ?? 0) - 1);
    expect((await notesOf(people.driver))[0]?.unconfirmedCount).toBeNull();
    const confirmed = (await people.driver.post(`${url}/comments/${comment.id}/confirm`)).json();
    expect(confirmed.confirmedBy).toHaveLength(1);
    const acts = await test.db
      .select({ action: auditRecords.action, by: auditRecords.actorId })
      .from(auditRecords)
      .where(inArray(auditRecords.entityId, [note.id, comment.id]))
      .orderBy(auditRecords.id);
    expect(acts.filter(({ by }) => by === people.driver.userId).map(({ action }) => action)).toEqual([
      'confirm',
      'confirm',
    ]);
  });

  it('a partner does not learn who is of another delivery company', async () => {
    const note = await createNote(admin, id, { visibility: 'partners' });
    await createComment(people.rival, id, { visibility: 'partners' });
    await people.rival.post(`${url}/notes/${note.id}/confirm`);
    await people.partner.post(`${url}/notes/${note.id}/confirm`);
    const seen = async (browser: Browser) => [
      (await notesOf(browser))[0]?.confirmedBy.length,
      (await commentsOf(browser))[0]?.createdBy?.id ?? null,
    ];
    expect(await seen(people.partner)).toEqual([1, null]);
    expect(await seen(people.rival)).toEqual([1, people.rival.userId]);
    expect(await seen(people.driver)).toEqual([2, people.rival.userId]);
    expect((await notesOf(people.partner))[0]?.createdBy?.id).toBe(admin.userId);
  });
});

it('drivers and partners hear of what is meant for them, and of nothing else', async () => {
  const heard = async (entryId: string) => {
    const rows = await test.db
      .select({ channel: realtimeMessages.channel, data: realtimeMessages.data })
      .from(realtimeMessages)
      .orderBy(realtimeMessages.id);
    return rows
      .filter(({ data }) => JSON.parse(data).id === entryId)
      .map(({ channel }) => channel.replace('private-destinationNote', '').replace('.visible.', ''));
  };
  const secret = await createNote(admin, id);
  const comment = await createComment(admin, id);
  const shared = await createNote(admin, id, { visibility: 'drivers' });
  expect(await heard(secret.id)).toEqual(['']);
  expect(await heard(comment.id)).toEqual(['']);
  expect(await heard(shared.id)).toEqual(['', 'drivers']);
  await admin.put(`${url}/notes/${shared.id}`, { ...shared, visibility: 'company' });
  // Who saw it until now has to hear that it is gone.
  expect(await heard(shared.id)).toEqual(['', 'drivers', '', 'drivers']);
  const listens = async (browser: Browser, subject: string) => {
    const channel = `private-destinationNote${subject}`;
    return (await browser.get(`/api/realtime/sequences?channel=${channel}`)).statusCode === 200;
  };
  const channels = ['', '.visible.drivers', '.visible.partners'];
  const mayHear = (browser: Browser) => Promise.all(channels.map((subject) => listens(browser, subject)));
  expect(await mayHear(people.dispatcher)).toEqual([true, true, true]);
  expect(await mayHear(people.driver)).toEqual([false, true, true]);
  expect(await mayHear(people.partner)).toEqual([false, false, true]);
});

it('the list is ordered by what was said last, and narrowed by what notes are about', async () => {
  const other = (await createDestination(admin)).id;
  await createNote(admin, id, { category: 'accident', importance: 'urgent' });
  const comment = await createComment(admin, other);
  const order = async (query: string) => {
    const { items } = (await admin.get(`/api/shared-destinations?pageSize=200&${query}`)).json();
    return items.map((row: SharedDestination) => row.id).filter((one: string) => one === id || one === other);
  };
  expect(await order('sort=-lastEntryAt')).toEqual([other, id]);
  expect(await order('sort=lastEntryAt')).toEqual([id, other]);
  expect(await order('category=accident&importance=urgent')).toEqual([id]);
  expect(await order('category=accident&importance=normal')).toEqual([]);
  const { cargoOwnerId } = (await admin.get(`/api/destinations/${other}`)).json();
  expect(await order(`cargoOwnerId=${cargoOwnerId}`)).toEqual([other]);
  const label = test.db.select({ label: auditRecords.label }).from(auditRecords);
  const [row] = await label.where(eq(auditRecords.entityId, comment.id));
  expect(row?.label).toMatch(/ \/ #1$/);
});
