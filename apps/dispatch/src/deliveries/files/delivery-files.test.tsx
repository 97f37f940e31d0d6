import { problem, type Routes } from '@haisha/area-tests/fake-api';
import { changeLocale } from '@haisha/i18n';
import { fill } from '@haisha/testing/fill';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { delivery, result } from '../../../test/deliveries.ts';
import { renderPage } from '../../../test/render-page.tsx';

const row = delivery({ operationStatus: 'delivered', result: result({ deliveredAt: '2026-11-21T01:00:00.000Z' }) });
const one = `/deliveries/${row.id}`;
const at = `${one}/files`;
const somebody = { id: '99000000-0000-4000-8000-000000000009', name: '渡邉 翔太' };
const file = {
  sizeBytes: 10,
  widthPx: null,
  heightPx: null,
  createdAt: '2026-11-21T01:05:00.000Z',
  createdBy: somebody,
};
const slip = { ...file, id: 'f1', name: '受領書.pdf', mediaType: 'application/pdf' };
const photo = { ...file, id: 'f2', name: '荷姿.jpg', mediaType: 'image/jpeg' };

async function open(routes: Routes = {}, options: { role?: 'driver' | 'viewer'; of?: typeof row } = {}) {
  const { of = row, role } = options;
  const view = await renderPage(`/delivery/detail/${row.id}`, {
    api: { [`GET ${one}`]: () => ({ body: of }), [`GET ${at}`]: () => ({ body: { items: [slip, photo] } }), ...routes },
    ...(role && { role }),
  });
  return { ...view, section: within(await screen.findByRole('region', { name: '写真・書類' })) };
}

const input = (section: Awaited<ReturnType<typeof open>>['section'], name: string) =>
  section.getByLabelText<HTMLInputElement>(name, { selector: 'input' });

test('proofs are shown small and open in a tab of their own; who only reads takes none away', async () => {
  const { section } = await open({}, { role: 'viewer' });
  const link = await section.findByRole('link', { name: '荷姿.jpg を新しいタブで開く' });
  expect(link.querySelector('img')).toHaveAttribute('src', expect.stringMatching(/\/files\/f2$/));
  expect(section.getByRole('link', { name: '受領書.pdf を新しいタブで開く' })).toHaveAttribute('target', '_blank');
  expect(section.queryByRole('button')).toBeNull();
});

test('a photo comes from a file or from the camera of a phone, and is sent at once', async () => {
  const { section, user, writes } = await open({ [`POST ${at}`]: () => ({ status: 201, body: photo }) });
  await section.findByRole('link', { name: /荷姿/ });
  const camera = input(section, '撮影する');
  expect([camera.accept, camera.getAttribute('capture')]).toEqual(['image/*', 'environment']);
  await user.upload(camera, new File(['x'], '店頭.jpg', { type: 'image/jpeg' }));
  await waitFor(() => expect(writes().map(({ path }) => path)).toEqual([at]));
});

test('what is no photo and no document is refused by name before it is sent', async () => {
  const { section, user, writes } = await open();
  await section.findByRole('link', { name: /荷姿/ });
  const chooser = input(section, 'ファイルを選ぶ');
  chooser.accept = '';
  await user.upload(chooser, [
    new File(['x'], '受領.txt', { type: 'text/plain' }),
    new File([new Uint8Array(2_097_153)], '大きい.jpg', { type: 'image/jpeg' }),
  ]);
  const alert = await section.findByRole('alert');
  expect(alert).toHaveTextContent('「受領.txt」は追加できません。ファイルはJPEG・PNG・WebPの写真かPDFにしてください');
  expect(alert).toHaveTextContent('「大きい.jpg」は追加できません。ファイルは2MB以下にしてください');
  await act(() => changeLocale('en'));
  expect(alert).toHaveTextContent('“大きい.jpg” was not added. Choose at most 2 MB for the file');
  await act(() => changeLocale('ja'));
  expect(writes()).toEqual([]);
});

test('who takes a proof away says why, and can bring it back', async () => {
  const { section, user, writes } = await open({
    [`POST ${at}/f2/remove`]: () => ({ status: 204 }),
    [`POST ${at}/f2/restore`]: () => ({ body: photo }),
  });
  await user.click(await section.findByRole('button', { name: '荷姿.jpg を外す' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: '写真・書類を外す' }));
  await user.click(dialog.getByRole('button', { name: '外す' }));
  expect(await dialog.findByText('理由を入力してください')).toBeVisible();
  await fill(user, dialog.getByRole('textbox', { name: '理由' }), '別の店の写真');
  await user.click(dialog.getByRole('button', { name: '外す' }));
  await user.click(await section.findByRole('button', { name: '元に戻す' }));
  await waitFor(() =>
    expect(writes()).toMatchObject([
      { path: `${at}/f2/remove`, body: { reason: '別の店の写真' } },
      { path: `${at}/f2/restore` },
    ]),
  );
});

test('a refusal to take it away stays in sight', async () => {
  const { section, user } = await open({ [`POST ${at}/f2/remove`]: () => problem(409, 'record.wrong_state') });
  await user.click(await section.findByRole('button', { name: '荷姿.jpg を外す' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await fill(user, dialog.getByRole('textbox', { name: '理由' }), '不要');
  await user.click(dialog.getByRole('button', { name: '外す' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(section.getByRole('button', { name: '荷姿.jpg を外す' })).toBeVisible();
  expect(section.queryByRole('button', { name: '元に戻す' })).toBeNull();
});

test('a driver adds proofs and takes away none of the office; once it is closed nobody does', async () => {
  const own = { ...photo, id: 'f3', name: '店頭.jpg', createdBy: null };
  const { section } = await open({ [`GET ${at}`]: () => ({ body: { items: [slip, own] } }) }, { role: 'driver' });
  await section.findByRole('link', { name: /店頭/ });
  expect(section.getByRole('button', { name: 'ファイルを選ぶ' })).toBeVisible();
  expect(section.queryByRole('button', { name: '受領書.pdf を外す' })).toBeNull();
});

test('once a closing has the delivery its proofs stay', async () => {
  const { section } = await open({}, { of: { ...row, billingStatus: 'due' } });
  await section.findByRole('link', { name: /荷姿/ });
  expect(section.queryByRole('button', { name: /を外す$/ })).toBeNull();
  expect(section.getByRole('button', { name: 'ファイルを選ぶ' })).toBeVisible();
});
