import type { DestinationNote, DestinationNoteInput } from '@haisha/validation/destination-note';
import type { NoteComment, NoteCommentInput } from '@haisha/validation/note-comment';
import { deliveryCompanyUsers } from '../src/db/schema/identity/delivery-company-users.ts';
import { type Browser, logInAs } from './browser.ts';
import { buildTestApp, type TestApp } from './build-test-app.ts';
import { createDeliveryCompany, createDestination } from './masters.ts';

export type Person = Browser & { userId: string };

/** Bodies as a browser sends them; what is optional is left out. */
export function noteBody(values: Partial<DestinationNoteInput> = {}) {
  return {
    category: 'caution',
    title: '裏口の段差',
    body: '台車は一人で押さないでください。',
    importance: 'normal',
    visibility: 'company',
    ...values,
  };
}

export function commentBody(values: Partial<NoteCommentInput> = {}) {
  return { body: '了解しました。', visibility: 'company', ...values };
}

/** People who see different notes; the two partners are of two delivery companies. */
export async function createNotePeople(test: TestApp, admin: Browser) {
  const partner = async (): Promise<Person> => {
    const person = await logInAs(test, ['partner']);
    const { id: deliveryCompanyId } = await createDeliveryCompany(admin);
    await test.db.insert(deliveryCompanyUsers).values({ userId: person.userId, deliveryCompanyId });
    return person;
  };
  return {
    dispatcher: await logInAs(test, ['dispatcher']),
    assistant: await logInAs(test, ['assistant']),
    viewer: await logInAs(test, ['viewer']),
    driver: await logInAs(test, ['driver']),
    partner: await partner(),
    rival: await partner(),
  };
}

/** A server with people, and places they write notes on. */
export async function startNotes() {
  const test = await buildTestApp();
  const admin = await logInAs(test, ['admin']);
  return {
    test,
    admin,
    people: await createNotePeople(test, admin),
    newPlace: async () => {
      const { id } = await createDestination(admin);
      return { id, url: `/api/shared-destinations/${id}` };
    },
  };
}

export async function createNote(
  browser: Browser,
  destinationId: string,
  values?: Partial<DestinationNoteInput>,
): Promise<DestinationNote> {
  return await written(browser, `/api/shared-destinations/${destinationId}/notes`, noteBody(values));
}

export async function createComment(
  browser: Browser,
  destinationId: string,
  values?: Partial<NoteCommentInput>,
): Promise<NoteComment> {
  return await written(browser, `/api/shared-destinations/${destinationId}/comments`, commentBody(values));
}

async function written<Entry>(browser: Browser, url: string, body: object): Promise<Entry> {
  const response = await browser.post(url, body);
  if (response.statusCode !== 201) throw new Error(`POST ${url} answered ${response.statusCode}: ${response.body}`);
  return response.json();
}
