import { problem } from '@haisha/area-tests/fake-api';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { parcel } from './parcels.ts';
import { renderPage } from './render-page.tsx';

const first = parcel();
const one = `/parcels/${first.id}`;
const reads = {
  'GET /parcels': () => ({ body: { items: [first], total: 1, page: 1, pageSize: 50 } }),
  [`GET ${one}`]: () => ({ body: first }),
  [`GET ${one}/changes`]: () => ({ body: { items: [] } }),
};

async function makeLarge(user: UserEvent): Promise<void> {
  const panel = await screen.findByRole('complementary', { name: /P-01/ });
  await user.click(await within(panel).findByRole('button', { name: /大きさ.*修正$/ }));
  await user.selectOptions(await screen.findByRole('combobox', { name: /大きさ/ }), 'large');
  await user.keyboard('{Enter}');
  await screen.findByRole('button', { name: '元に戻す' });
}

test('Ctrl+Z takes the last correction back once, from the list as from the panel, but not out of a field', async () => {
  const stored = (count: number) => ({ ...first, size: count === 1 ? 'large' : 'small', version: count + 1 });
  const { user, writes } = await renderPage('/parcels', {
    api: { ...reads, [`PUT ${one}`]: (_, count) => ({ body: stored(count) }) },
  });
  (await screen.findByRole('row', { name: /P-01/ })).focus();
  await user.keyboard(' ');
  await makeLarge(user);
  await user.type(screen.getByRole('searchbox'), 'P');
  await user.keyboard('{Control>}z{/Control}');
  expect(writes()).toHaveLength(1);
  await user.keyboard('{Backspace}');
  (await screen.findByRole('row', { name: /P-01/ })).focus();
  await user.keyboard('{Escape}{Control>}z{/Control}');
  await waitFor(() => expect(writes()[1]).toMatchObject({ path: one, body: { size: 'small', version: 2 } }));
  await screen.findByText(/大きさ.*元に戻しました/);
  await user.keyboard('{Meta>}z{/Meta}');
  expect(writes()).toHaveLength(2);
});

test('an undo that fails is tried again by the same keys; the button does not repeat what they did', async () => {
  const answers = [
    { body: { ...first, size: 'large', version: 2 } },
    problem(503, 'unavailable'),
    { body: { ...first, version: 3 } },
  ];
  const { user, writes } = await renderPage(`/parcels?panel=${first.id}`, {
    api: { ...reads, [`PUT ${one}`]: (_, count) => answers[count - 1] ?? { status: 500 } },
  });
  await makeLarge(user);
  const button = screen.getByRole('button', { name: '元に戻す' });
  for (const tries of [2, 3]) {
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(writes()).toHaveLength(tries));
    await screen.findByText(tries === 3 ? /大きさ.*元に戻しました/ : /赤い箱.*:/);
  }
  expect(writes()[2]).toMatchObject({ path: one, body: { size: 'small', version: 2 } });
  await user.click(button);
  expect(writes()).toHaveLength(3);
});
