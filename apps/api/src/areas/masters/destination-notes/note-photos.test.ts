import type { DestinationNote } from '@haisha/validation/destination-note';
import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '../../../../test/browser.ts';
import { createNote, startNotes } from '../../../../test/notes.ts';
import { cameraName, photo } from '../../../../test/pictures.ts';
import { upload } from '../../../../test/upload.ts';

const { test, admin, people, newPlace } = await startNotes();
afterAll(test.close);
let id: string;
let url: string;
beforeEach(async () => {
  ({ id, url } = await newPlace());
});

const notesOf = async (browser: Browser): Promise<DestinationNote[]> =>
  (await browser.get(`${url}/notes`)).json().items;

describe('the photos of a note', () => {
  it('lose the place where they were taken, and are seen by those who see the note', async () => {
    const { id: noteId } = await createNote(admin, id, { visibility: 'drivers' });
    const taken = await photo();
    expect((await sharp(taken).metadata()).exif?.includes(cameraName)).toBe(true);
    const file = (await upload(admin, `${url}/notes/${noteId}/files`, { filename: '裏口.jpg', content: taken })).json();
    expect((await notesOf(people.driver))[0]?.files).toMatchObject([{ id: file.id, name: '裏口.jpg' }]);
    const kept = await people.driver.get(`/api/files/${file.id}`);
    expect(kept.statusCode).toBe(200);
    expect((await sharp(kept.rawPayload).metadata()).exif).toBeUndefined();
    expect(kept.rawPayload.includes(cameraName)).toBe(false);
    expect((await people.partner.get(`/api/files/${file.id}`)).statusCode).toBe(404);
    await admin.delete(`${url}/notes/${noteId}/files/${file.id}`);
    expect((await notesOf(admin))[0]?.files).toEqual([]);
  });

  it('are what their content shows, whatever they are called', async () => {
    const { id: noteId } = await createNote(admin, id);
    const script = { filename: '裏口.jpg', content: Buffer.from('<script>alert(1)</script>') };
    const refused = await upload(admin, `${url}/notes/${noteId}/files`, script);
    expect([refused.statusCode, refused.json().errors]).toMatchObject([400, [{ path: 'file' }]]);
  });

  it('are added by the office, and by others to what they wrote', async () => {
    const office = await createNote(admin, id, { visibility: 'partners' });
    const content = await photo('png');
    for (const browser of [people.assistant, people.driver, people.partner]) {
      const own = await createNote(browser, id, { visibility: 'partners' });
      const add = async (noteId: string) =>
        (await upload(browser, `${url}/notes/${noteId}/files`, { filename: 'a.png', content })).statusCode;
      expect([await add(office.id), await add(own.id)]).toEqual([404, 201]);
    }
  });
});
