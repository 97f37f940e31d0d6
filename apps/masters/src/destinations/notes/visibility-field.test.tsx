import { problem, type Routes } from '@haisha/area-tests/fake-api';
import { fill } from '@haisha/testing/fill';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { audiences, comment, destinationId, note, sharedDestination } from '../../../test/notes.ts';
import { renderPage } from '../../../test/render-page.tsx';

const at = `/shared-destinations/${destinationId}`;
const page = `/delivery-destination-share/${destinationId}/comments`;
const listed = (...items: unknown[]) => ({ body: { items, total: items.length, page: 1, pageSize: 200 } });

function api(more: Routes = {}): Routes {
  return {
    [`GET ${at}`]: () => ({ body: sharedDestination() }),
    [`GET ${at}/notes`]: () => listed(note()),
    [`GET ${at}/comments`]: () => listed(comment()),
    [`GET ${at}/audiences`]: () => ({ body: audiences(0, 12) }),
    [`GET /access-codes/${destinationId}`]: () => ({
      body: { isThere: false, version: 0, updatedAt: null, updatedBy: null },
    }),
    [`POST ${at}/reads`]: () => ({ status: 204 }),
    ...more,
  };
}

test('a comment is written in the one box, for those whom its author chooses', async () => {
  const { user, writes } = await renderPage(page, {
    api: api({ [`POST ${at}/comments`]: () => ({ status: 201, body: comment({ number: 2 }) }) }),
  });
  const box = await screen.findByRole('textbox', { name: 'コメント' });
  await user.click(screen.getByRole('button', { name: '送信する' }));
  expect(box).toHaveAttribute('aria-invalid', 'true');
  await fill(user, box, '到着が遅れます。');
  await user.click(screen.getByRole('button', { name: '送信する' }));
  const choices = screen.getByRole('group', { name: /公開範囲/ });
  await waitFor(() => expect(choices).toHaveAccessibleDescription('公開範囲を選択してください'));
  expect(writes().some(({ path }) => path.endsWith('/comments'))).toBe(false);
  await user.click(within(choices).getByRole('radio', { name: '社内とドライバー' }));
  await user.click(screen.getByRole('button', { name: '送信する' }));
  await waitFor(() => expect(writes().at(-1)?.body).toEqual({ body: '到着が遅れます。', visibility: 'drivers' }));
  await waitFor(() => expect(box).toHaveValue(''));
  expect(box).toHaveFocus();
  await user.tab();
  await waitFor(() => expect(box).not.toHaveFocus());
  expect(screen.queryByText('コメントを入力してください')).toBeNull();
  expect(within(choices).getByRole('radio', { name: '社内とドライバー' })).toBeChecked();
});

test.each([
  [audiences(0, 12), ['見るドライバーはいません', 'ドライバー12人が見ます', 'ドライバー12人と協力会社が見ます']],
  [audiences(1, 0), ['社内の仕事もするドライバー1人が見ます', /^見るドライバーはいません（/, /^協力会社だけが見ます/]],
  [audiences(null, null), ['ドライバーと協力会社は見ません', 'ドライバーが見ます', 'ドライバーと協力会社が見ます']],
])('beside each circle of readers stands how many drivers will see it (%#)', async (body, said) => {
  await renderPage(page, { api: api({ [`GET ${at}/audiences`]: () => ({ body }) }) });
  const choices = await screen.findAllByRole('radio');
  await waitFor(() => {
    for (const [index, text] of said.entries()) expect(choices[index]).toHaveAccessibleDescription(text);
  });
});

test('a note can be written where the drivers cannot be counted', async () => {
  await renderPage(page, { api: api({ [`GET ${at}/audiences`]: () => problem(500, 'internal.error') }), locale: 'en' });
  const choices = await screen.findAllByRole('radio');
  await waitFor(() =>
    expect(choices[1]).toHaveAccessibleDescription('The drivers who will see it could not be counted'),
  );
  expect(choices[1]).toBeEnabled();
});

test('the only circle of readers of a partner is chosen, and said', async () => {
  await renderPage(page, {
    api: api({ [`GET ${at}/audiences`]: () => ({ body: audiences(null, null) }) }),
    role: 'partner',
  });
  expect(await screen.findByRole('radio', { name: '社内とドライバーと協力会社' })).toBeChecked();
  expect(screen.getAllByRole('radio')).toHaveLength(1);
});
