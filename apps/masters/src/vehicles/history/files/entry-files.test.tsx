import { problem, type Routes } from '@haisha/area-tests/fake-api';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { renderPage } from '../../../../test/render-page.tsx';
import { vehicle, vehicleEntry } from '../../../../test/vehicles.ts';

const row = vehicle();
const history = `/vehicles/histories/${row.id}`;
const one = `/vehicles/${row.id}`;
const inspected = vehicleEntry();
const entries = (...items: unknown[]) => ({ body: { items, total: items.length, page: 1, pageSize: 200 } });
const loaded = {
  [`GET ${one}`]: () => ({ body: row }),
  [`GET ${one}/entries`]: () => entries(inspected),
};

describe('photos and documents', () => {
  const at = `${one}/entries/${inspected.id}/files`;
  const kept = [
    { id: 'f1', name: '見積書.pdf', mediaType: 'application/pdf', sizeBytes: 10 },
    { id: 'f2', name: '傷.jpg', mediaType: 'image/jpeg', sizeBytes: 10 },
  ];
  const withFiles = {
    ...loaded,
    [`GET ${one}/entries`]: () => entries({ ...inspected, fileCount: 2 }),
    [`GET ${at}`]: () => ({ body: { items: kept } }),
  };

  test('are shown to those who only read, each in a tab of its own', async () => {
    const { user } = await renderPage(history, { api: withFiles, role: 'viewer' });
    await user.click(await screen.findByRole('button', { name: '写真・書類 2件' }));
    const link = await screen.findByRole('link', { name: '傷.jpg を新しいタブで開く' });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link.querySelector('img')).toHaveAttribute('src', expect.stringMatching(/\/files\/f2$/));
    expect(screen.queryByRole('button', { name: /を外す/ })).toBeNull();
  });

  test('are taken away, and brought back', async () => {
    const { user, writes } = await renderPage(history, {
      api: {
        ...withFiles,
        [`DELETE ${at}/f1`]: () => ({ status: 204 }),
        [`POST ${at}/f1/restore`]: () => ({ body: kept[0] }),
      },
    });
    await user.click(await screen.findByRole('button', { name: '2026/10/15 3か月点検 を編集' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/写真と書類は選ぶとすぐに保存されます。$/)).toBeVisible();
    await user.click(await dialog.findByRole('button', { name: '見積書.pdf を外す' }));
    await user.click(await dialog.findByRole('button', { name: '元に戻す' }));
    await waitFor(() => expect(writes().map(({ path }) => path)).toEqual([`${at}/f1`, `${at}/f1/restore`]));
    await waitFor(() => expect(dialog.queryByRole('button', { name: '元に戻す' })).toBeNull());
  });

  test('that are refused say why, by name', async () => {
    const errors = [{ path: 'file', code: 'fileHeic' }];
    const { user } = await renderPage(history, {
      api: { ...withFiles, [`POST ${at}`]: () => problem(400, 'validation.failed', { errors }) },
    });
    await user.click(await screen.findByRole('button', { name: '2026/10/15 3か月点検 を編集' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.upload(await dialog.findByLabelText('ファイルを選ぶ', { selector: 'input' }), [
      new File(['x'], 'IMG_1.jpg', { type: 'image/jpeg' }),
    ]);
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      '「IMG_1.jpg」は追加できません。ファイルはHEIC形式のため読み込めません',
    );
  });
});

describe('photos and documents of an entry that is being written', () => {
  const added = vehicleEntry({ id: '50000000-0000-4000-8000-000000000009', fileCount: 0 });
  const at = `${one}/entries/${added.id}/files`;
  const photo = new File(['x'], '傷.jpg', { type: 'image/jpeg' });
  const bill = new File(['x'], '請求書.pdf', { type: 'application/pdf' });
  const address = { createObjectURL: () => 'blob:photo', revokeObjectURL: () => undefined };

  async function write(routes: Routes, confirmLeave?: () => Promise<boolean>) {
    Object.assign(URL, address);
    const page = await renderPage(history, {
      api: {
        ...loaded,
        [`POST ${one}/entries`]: () => ({ body: added }),
        [`GET ${at}`]: () => ({ body: { items: [] } }),
        ...routes,
      },
      ...(confirmLeave && { confirmLeave }),
    });
    await page.user.click(await screen.findByRole('button', { name: '記録を追加' }));
    const dialog = within(await screen.findByRole('dialog'));
    await page.user.selectOptions(dialog.getByLabelText(/種類/), 'accident');
    await page.user.upload(dialog.getByLabelText('ファイルを選ぶ', { selector: 'input' }), [photo, bill]);
    return { ...page, dialog };
  }

  test('wait, are shown and can be left out, and are sent with the entry', async () => {
    const { dialog, user, writes } = await write({ [`POST ${at}`]: () => ({ body: { id: 'f9' } }) });
    expect(dialog.getByText('傷.jpg').closest('li')?.querySelector('img')).toHaveAttribute('src', 'blob:photo');
    expect(dialog.queryByText(/選ぶとすぐに保存されます/)).toBeNull();
    expect(writes()).toEqual([]);
    await user.click(dialog.getByRole('button', { name: '請求書.pdf を外す' }));
    await user.click(dialog.getByRole('button', { name: '保存する' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(writes().map(({ path }) => path)).toEqual([`${one}/entries`, at]);
  });

  test('are not lost when one does not arrive: the entry stays open until they are sent', async () => {
    const { dialog, user, writes } = await write({
      [`POST ${at}`]: (_, count) => (count === 1 ? problem(500, 'internal') : { body: { id: 'f9' } }),
    });
    await user.click(dialog.getByRole('button', { name: '保存する' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('「傷.jpg」を送信できませんでした。');
    expect(screen.getByRole('dialog', { name: '記録の編集' })).toBeVisible();
    await user.click(within(alert).getByRole('button', { name: 'もう一度送信する' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(writes().map(({ path }) => path)).toEqual([`${one}/entries`, at, at, at]);
  });

  test('are asked about before the form is closed', async () => {
    const confirmLeave = vi.fn(async () => false);
    const { dialog, user } = await write({}, confirmLeave);
    await user.click(dialog.getByRole('button', { name: 'キャンセル' }));
    expect(confirmLeave).toHaveBeenCalled();
    expect(dialog.getByText('傷.jpg')).toBeVisible();
  });

  test('that nobody takes are refused when they are chosen, by name and with the limit; the others stay', async () => {
    const { dialog, user } = await write({});
    expect(dialog.getByText('1つのファイルは2MBまでです。')).toBeVisible();
    const chooser = dialog.getByLabelText<HTMLInputElement>('ファイルを選ぶ', { selector: 'input' });
    chooser.accept = '';
    await user.upload(chooser, [
      new File(['x'], 'メモ.txt', { type: 'text/plain' }),
      new File(['x'], 'IMG_1.HEIC'),
      new File([new Uint8Array(2_097_153)], '大きい写真.jpg', { type: 'image/jpeg' }),
      new File(['x'], '領収書.pdf'),
    ]);
    const alert = await dialog.findByRole('alert');
    expect(alert).toHaveTextContent('「メモ.txt」は追加できません。ファイルはJPEG・PNG・WebPの写真かPDFにしてください');
    expect(alert).toHaveTextContent('「IMG_1.HEIC」は追加できません。ファイルはHEIC形式のため');
    expect(alert).toHaveTextContent('「大きい写真.jpg」は追加できません。ファイルは2MB以下にしてください');
    expect(dialog.getAllByRole('button', { name: /を外す$/ })).toHaveLength(3);
    expect(dialog.getByRole('button', { name: '領収書.pdf を外す' })).toBeVisible();
  });
});

test('a photo too large for an entry that is there is not even sent; the failure to take one away stays in sight', async () => {
  const at = `${one}/entries/${inspected.id}/files`;
  const bill = { id: 'f1', name: '見積書.pdf', mediaType: 'application/pdf', sizeBytes: 10 };
  const { user, writes } = await renderPage(history, {
    api: {
      ...loaded,
      [`GET ${at}`]: () => ({ body: { items: [bill] } }),
      [`DELETE ${at}/f1`]: () => problem(503, 'unavailable'),
    },
  });
  await user.click(await screen.findByRole('button', { name: '2026/10/15 3か月点検 を編集' }));
  const dialog = within(await screen.findByRole('dialog'));
  const large = new File([new Uint8Array(2_097_153)], '大きい写真.jpg', { type: 'image/jpeg' });
  await user.upload(await dialog.findByLabelText('ファイルを選ぶ', { selector: 'input' }), large);
  expect(await dialog.findByRole('alert')).toHaveTextContent('「大きい写真.jpg」は追加できません');
  expect(writes()).toEqual([]);
  await user.click(await dialog.findByRole('button', { name: '見積書.pdf を外す' }));
  expect(await dialog.findByText(/サーバーが一時的に利用できません/)).toBeVisible();
});
