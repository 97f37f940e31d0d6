import { afterAll, beforeAll, expect, it } from 'vitest';
import { logInAs } from '../../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import { createDestination } from '../../../test/masters.ts';
import { createComment, createNote } from '../../../test/notes.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

it('the audit log says where a note or a comment stands, whatever was done to it', async () => {
  const admin = await logInAs(test, ['admin']);
  const { id: destinationId } = await createDestination(admin);
  const url = `/api/shared-destinations/${destinationId}`;
  const note = await createNote(admin, destinationId);
  await createComment(admin, destinationId);
  const comment = await createComment(admin, destinationId);
  await admin.post(`${url}/comments/${comment.id}/confirm`);
  await admin.post(`${url}/comments/${comment.id}/archive`, { version: 1 });
  const told = async (entity: string) => (await admin.get(`/api/audit?${entity}`)).json().items;
  const second = { destinationId, number: 2, isArchived: true };
  expect(await told(`entity=noteComment&entityId=${comment.id}`)).toMatchObject([
    { action: 'archive', note: second },
    { action: 'confirm', note: second },
    { action: 'create', note: second },
  ]);
  expect(await told(`entityId=${note.id}`)).toMatchObject([
    { action: 'create', note: { destinationId, number: null, isArchived: false } },
  ]);
  expect(await told(`entityId=${destinationId}`)).toMatchObject([{ entity: 'destination', note: null }]);
  const all = [...(await told('entity=noteComment')), ...(await told('entity=destinationNote'))];
  expect(all.flatMap(({ fields }) => fields).map(({ path }) => path)).not.toContain('destinationId');
});
