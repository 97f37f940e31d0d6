import type { NoteAudiences } from '@haisha/validation/destination-note';
import { eq } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { type Browser, logInAs } from '../../../../test/browser.ts';
import { createNote, startNotes } from '../../../../test/notes.ts';
import { users } from '../../../db/schema/identity/users.ts';

const { test, admin, people, newPlace } = await startNotes();
afterAll(test.close);
const { id, url } = await newPlace();

async function audiences(browser: Browser): Promise<Record<string, number | null>> {
  const { items }: NoteAudiences = (await browser.get(`${url}/audiences`)).json();
  return Object.fromEntries(items.map(({ visibility, driverCount }) => [visibility, driverCount]));
}

it('the office is told how many drivers will see what it writes for whom', async () => {
  const before = await audiences(people.assistant);
  expect(before.company).toBe(0);
  expect(before.drivers).toBe(before.partners);
  await logInAs(test, ['driver']);
  // Who works in the office as well sees everything.
  await logInAs(test, ['viewer', 'driver']);
  const drivers = Number(before.drivers) + 2;
  const after = { company: 1, drivers, partners: drivers };
  expect(await audiences(people.assistant)).toEqual(after);
  const leaver = await logInAs(test, ['driver']);
  await test.db.update(users).set({ archivedAt: '2026-11-21T00:00:00.000Z' }).where(eq(users.id, leaver.userId));
  expect(await audiences(admin)).toEqual(after);
});

it('drivers and partners are told for whom they may write, without a count of people they do not read', async () => {
  expect((await people.driver.get(`${url}/audiences`)).statusCode).toBe(404);
  await createNote(admin, id, { visibility: 'partners' });
  expect(await audiences(people.driver)).toEqual({ drivers: null, partners: null });
  expect(await audiences(people.partner)).toEqual({ partners: null });
  expect((await people.viewer.get(`${url}/audiences`)).statusCode).toBe(403);
});
