import { problem } from '@haisha/area-tests/fake-api';
import { tokyoDate } from '@haisha/i18n';
import { fill } from '@haisha/testing/fill';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { department } from '../../../test/departments.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { vehicle, vehicleType } from '../../../test/vehicles.ts';

const row = vehicle();
const edit = `/vehicles/edit/${row.id}`;
const one = `/vehicles/${row.id}`;
const page = (item: unknown) => ({ body: { items: [item], total: 1, page: 1, pageSize: 200 } });
const loaded = {
  'GET /departments/names': () => page(department()),
  'GET /vehicle-types': () => page(vehicleType()),
  [`GET ${one}`]: () => ({ body: row }),
};
const changed = { ...row, version: 2, status: 'inMaintenance' as const };

async function openDialog(options: Parameters<typeof renderPage>[1]) {
  const view = await renderPage(edit, options);
  await view.user.click(await screen.findByRole('button', { name: '状態を変更' }));
  const dialog = await screen.findByRole('dialog', { name: '状態の変更' });
  return { ...view, dialog: within(dialog) };
}

test('gives the status from today on, with an end, and tells the page', async () => {
  const { user, dialog, writes } = await openDialog({
    api: {
      ...loaded,
      [`GET ${one}`]: (_, count) => ({ body: count === 1 ? row : changed }),
      [`POST ${one}/status`]: () => ({ body: changed }),
    },
  });
  expect(dialog.getByText('2021/04/10 から')).toBeVisible();
  await user.selectOptions(dialog.getByLabelText(/新しい状態/), 'inMaintenance');
  await fill(user, dialog.getByRole('textbox', { name: '終了日' }), '2099/1/31');
  await fill(user, dialog.getByLabelText('備考'), '冷凍機の修理');
  await user.click(dialog.getByRole('button', { name: '状態を変更' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(writes()).toMatchObject([
    {
      path: `${one}/status`,
      body: { status: 'inMaintenance', from: tokyoDate(), to: '2099-01-31', note: '冷凍機の修理', version: 1 },
    },
  ]);
  expect(await screen.findByText('整備中')).toBeVisible();
});

test('shows the new status over a form with input, which stays and can then be saved without a conflict', async () => {
  const { user, writes } = await renderPage(edit, {
    api: {
      ...loaded,
      [`GET ${one}`]: (_, count) => ({ body: count === 1 ? row : changed }),
      [`POST ${one}/status`]: () => ({ body: changed }),
      [`PUT ${one}`]: () => ({ body: { ...changed, version: 3 } }),
    },
  });
  await fill(user, await screen.findByLabelText('備考'), '途中の入力');
  await user.click(screen.getByRole('button', { name: '状態を変更' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: '状態を変更' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByText('整備中')).toBeVisible();
  expect(screen.getByLabelText('備考')).toHaveValue('途中の入力');
  await user.click(screen.getByRole('button', { name: '保存する' }));
  await waitFor(() => expect(writes()[1]).toMatchObject({ path: one, body: { version: 2, note: '途中の入力' } }));
});

test('refuses an end before the start and sends nothing', async () => {
  const { user, dialog, writes } = await openDialog({ api: loaded });
  await fill(user, dialog.getByRole('textbox', { name: '終了日' }), '2020/1/1');
  await user.click(dialog.getByRole('button', { name: '状態を変更' }));
  expect(await dialog.findByText('終了日は開始日以降の日付を入力してください')).toBeVisible();
  expect(writes()).toEqual([]);
});

test('goes on by itself when somebody changed another field meanwhile', async () => {
  const { user, dialog, writes } = await openDialog({
    api: {
      ...loaded,
      [`POST ${one}/status`]: (_, count) =>
        count === 1
          ? problem(409, 'version.conflict', { current: { ...row, version: 5, note: 'x' } })
          : { body: { ...changed, version: 6 } },
    },
  });
  await user.selectOptions(dialog.getByLabelText(/新しい状態/), 'suspended');
  await user.click(dialog.getByRole('button', { name: '状態を変更' }));
  await waitFor(() => expect(writes().map(({ body }) => body)).toMatchObject([{ version: 1 }, { version: 5 }]));
});

test('lets the person choose when somebody else changed the status', async () => {
  const { user, dialog, writes } = await openDialog({
    api: {
      ...loaded,
      [`POST ${one}/status`]: (_, count) =>
        count === 1 ? problem(409, 'version.conflict', { current: changed }) : { body: { ...changed, version: 3 } },
    },
  });
  await user.selectOptions(dialog.getByLabelText(/新しい状態/), 'suspended');
  await user.click(dialog.getByRole('button', { name: '状態を変更' }));
  const offer = await dialog.findByRole('group', { name: /^新しい状態: / });
  expect(offer).toHaveTextContent('整備中');
  await user.click(within(offer).getByRole('button', { name: '自分の値を残す' }));
  await user.click(dialog.getByRole('button', { name: '状態を変更' }));
  await waitFor(() => expect(writes()[1]?.body).toMatchObject({ status: 'suspended', version: 2 }));
});

test('asks before what was entered is given up', async () => {
  const confirmLeave = vi.fn(() => Promise.resolve(false));
  const { user, dialog } = await openDialog({ api: loaded, confirmLeave });
  await fill(user, dialog.getByLabelText('備考'), 'x');
  await user.click(dialog.getByRole('button', { name: 'キャンセル' }));
  expect(confirmLeave).toHaveBeenCalledOnce();
  expect(screen.getByRole('dialog')).toBeVisible();
  confirmLeave.mockResolvedValueOnce(true);
  await user.click(dialog.getByRole('button', { name: 'キャンセル' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('is there for a dispatcher, who may not change the rest, and not for a viewer', async () => {
  const { unmount } = await renderPage(edit, { api: loaded, role: 'dispatcher' });
  expect(await screen.findByRole('button', { name: '状態を変更' })).toBeEnabled();
  expect(screen.queryByRole('button', { name: '保存する' })).toBeNull();
  unmount();
  await renderPage(edit, { api: loaded, role: 'viewer' });
  expect(await screen.findByRole('link', { name: '履歴' })).toBeVisible();
  expect(screen.queryByRole('button', { name: '状態を変更' })).toBeNull();
});

test.each([
  ['admin', '変更するには、元に戻してください。'],
  ['manager', '変更するには、元に戻す権限のある人に依頼してください。'],
] as const)('can save no more once the vehicle is archived, and says what %s can do', async (role, way) => {
  const { user, dialog, writes } = await openDialog({
    api: { ...loaded, [`POST ${one}/status`]: () => problem(409, 'record.archived') },
    role,
  });
  await fill(user, dialog.getByLabelText('備考'), '修理');
  await user.click(dialog.getByRole('button', { name: '状態を変更' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(`アーカイブされているため、保存できません。${way}`);
  expect(dialog.queryByRole('button', { name: '状態を変更' })).toBeNull();
  expect(dialog.getByLabelText('備考')).toHaveValue('修理');
  expect(dialog.getByLabelText('備考')).toBeDisabled();
  expect(dialog.getByRole('button', { name: 'キャンセル' })).toHaveFocus();
  await user.keyboard('{Control>}s{/Control}');
  expect(writes()).toHaveLength(1);
});
