import { configurePlatform } from '@haisha/platform';
import { describe, expect, it } from 'vitest';
import { startFakeSite } from '../../test/fake-site.ts';
import { pointerWith } from '../../test/pointers.ts';
import { sessionOf } from '../../test/sessions.ts';
import { createShell } from '../create-shell.ts';
import { readSettings } from '../read-settings.ts';
import { findAreaRoute } from './find-area-route.ts';
import { pageRefusal } from './page-refusal.ts';

const id = '0193d000-0000-7000-8000-000000000001';

describe('the area of a path', () => {
  it.each([
    ['/notes', 'notes', true],
    ['/notes/', 'notes', true],
    [`/notes/edit/${id}`, 'notes', true],
    ['/notes/edit/12', 'notes', false],
    ['/notes/edit/_id', 'notes', false],
  ])('of %s is %s, well formed: %s', (path, area, wellFormed) => {
    expect(findAreaRoute(pointerWith(), path)).toMatchObject({ area, wellFormed });
  });

  it.each([['/'], ['/notes/edit'], ['/notes/add/more'], ['/nowhere']])('is null for %s', (path) => {
    expect(findAreaRoute(pointerWith(), path)).toBeNull();
  });
});

describe('a page is refused', () => {
  async function refusalAt(path: string, permissions: string[]) {
    startFakeSite({ 'GET /builds/latest.json': { body: pointerWith() } });
    const shell = createShell(readSettings());
    configurePlatform({ http: shell.http, queries: shell.queries, confirmLeave: async () => true });
    await shell.pointer.refresh();
    shell.session.set(sessionOf(permissions));
    return pageRefusal(shell, new URL(path, 'https://x.test'));
  }

  it('when no route matches the path', async () => {
    expect(await refusalAt('/en/nowhere', [])).toMatchObject({ status: 404, message: 'Page not found: /en/nowhere' });
  });

  it('when a parameter is malformed, with the whole address', async () => {
    const refusal = await refusalAt('/notes/edit/x?a=1#b', ['note.update']);
    expect(refusal).toMatchObject({ status: 404, message: 'Page Not Found: /notes/edit/x?a=1#b' });
  });

  it('when the permission is missing', async () => {
    expect(await refusalAt(`/notes/edit/${id}`, ['note.read'])).toMatchObject({ status: 403, message: 'note.update' });
    expect(await refusalAt(`/notes/edit/${id}`, ['note.update'])).toBeNull();
  });
});
