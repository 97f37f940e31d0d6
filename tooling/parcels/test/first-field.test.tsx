import { screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { parcel } from './parcels.ts';
import { renderPage } from './render-page.tsx';

const row = parcel();
const api = { [`GET /parcels/${row.id}`]: () => ({ body: row }) };

/** Where people point with a mouse, or touch. */
function pointWith(pointer: 'fine' | 'coarse'): void {
  const matchMedia = (query: string) => ({
    matches: query === `(pointer: ${pointer})`,
    addEventListener() {},
    removeEventListener() {},
  });
  vi.stubGlobal('matchMedia', matchMedia);
  onTestFinished(() => void vi.unstubAllGlobals());
}

const code = () => screen.findByLabelText(/^荷物コード/);

test('a form that adds opens with the caret in its first field', async () => {
  pointWith('fine');
  await renderPage('/parcels/add', { api });
  const field = await code();
  await waitFor(() => expect(field).toHaveFocus());
});

test.each(['/parcels/add', `/parcels/add?from=${row.id}`])(
  '%s does not bring up the keyboard of a phone',
  async (path) => {
    pointWith('coarse');
    await renderPage(path, { api });
    expect(await code()).not.toHaveFocus();
  },
);

test('a form on a row is there to be read first', async () => {
  pointWith('fine');
  await renderPage(`/parcels/edit/${row.id}`, { api });
  expect(await code()).not.toHaveFocus();
});
