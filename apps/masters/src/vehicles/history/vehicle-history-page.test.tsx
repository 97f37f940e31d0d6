import { problem } from '@haisha/area-tests/fake-api';
import { tokyoDate } from '@haisha/i18n';
import { fill } from '@haisha/testing/fill';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { renderPage } from '../../../test/render-page.tsx';
import { vehicle, vehicleEntry } from '../../../test/vehicles.ts';

const row = vehicle();
const history = `/vehicles/histories/${row.id}`;
const one = `/vehicles/${row.id}`;
const inspected = vehicleEntry();
const moved = vehicleEntry({
  id: '50000000-0000-4000-8000-000000000002',
  kind: 'departmentChange',
  entryDate: '2025-04-01',
  vendor: null,
  odometerKm: null,
  amountYen: null,
  taxYen: null,
  nextDueDate: null,
  before: { departmentId: 'a', departmentName: '川口営業所' },
  after: { departmentId: 'b', departmentName: '岩槻営業所' },
});
const entries = (...items: unknown[]) => ({ body: { items, total: items.length, page: 1, pageSize: 200 } });
const loaded = {
  [`GET ${one}/entries/${inspected.id}/files`]: () => ({ body: { items: [] } }),
  [`GET ${one}`]: () => ({ body: row }),
  [`GET ${one}/entries`]: () => entries(inspected, moved),
};
const item = async (text: string) => within((await screen.findByText(text)).closest('li') ?? document.body);

describe('the page', () => {
  test('shows the vehicle, its entries by year and what they cost', async () => {
    await renderPage(history, { api: loaded });
    expect(await screen.findByRole('img', { name: '大宮 100 か 12-34' })).toBeVisible();
    const summary = within(screen.getByRole('region', { name: '車両の概要' }));
    expect(summary.getByText('2021/04/10 から')).toBeVisible();
    expect(summary.getByText('2027/04/10')).toBeVisible();
    const year = within(await screen.findByRole('region', { name: '2026年' }));
    expect(year.getByText('千葉整備')).toBeVisible();
    expect(year.getByText('49,000 km')).toBeVisible();
    expect(screen.getAllByText('内容')).toHaveLength(1);
    expect(year.getByText('税 ¥3,000')).toBeVisible();
    expect((await item('川口営業所 → 岩槻営業所')).getByText('配置換え')).toBeVisible();
    expect(screen.getByText('合計（2件）').parentElement).toHaveTextContent('¥30,000消費税¥3,000税込¥33,000');
    expect(screen.getByRole('link', { name: '1201' })).toHaveAttribute('href', `/vehicles/edit/${row.id}`);
  });

  test('asks for exactly what its address says, newest first by itself', async () => {
    const { received, user, address } = await renderPage(`${history}?kind=tyre&q=%E5%8D%83%E8%91%89`, { api: loaded });
    await screen.findByText('千葉整備');
    const asked = () => received.filter(({ path }) => path.endsWith('/entries')).at(-1)?.query;
    expect(asked()?.getAll('kind')).toEqual(['tyre']);
    expect(asked()?.get('q')).toBe('千葉');
    expect(asked()?.get('sort')).toBe('-entryDate');
    await user.click(screen.getByRole('button', { name: /^絞り込み/ }));
    await user.click(screen.getByRole('button', { name: '並び順: 新しい順' }));
    await user.click(await screen.findByRole('menuitemradio', { name: '古い順' }));
    await waitFor(() => expect(asked()?.get('sort')).toBe('entryDate'));
    await user.click(screen.getByRole('button', { name: '種類の絞り込みを外す' }));
    await waitFor(() => expect(asked()?.getAll('kind')).toEqual([]));
    expect(address()).toBe(`${history}?q=%E5%8D%83%E8%91%89&sort=entryDate`);
  });

  test('prints', async () => {
    const print = vi.spyOn(window, 'print').mockReturnValue();
    const { user } = await renderPage(history, { api: loaded });
    await user.click(await screen.findByRole('button', { name: '印刷' }));
    expect(print).toHaveBeenCalledOnce();
  });

  test('is only read by those who may not write', async () => {
    await renderPage(history, { api: loaded, role: 'viewer' });
    await screen.findByText('千葉整備');
    expect(screen.queryByRole('button', { name: '記録を追加' })).toBeNull();
    expect(screen.queryByRole('button', { name: /を編集/ })).toBeNull();
  });

  test('says what went wrong and tries again', async () => {
    const { user } = await renderPage(history, {
      api: {
        ...loaded,
        [`GET ${one}/entries`]: (_, count) => (count === 1 ? problem(404, 'record.not_found') : entries(inspected)),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'もう一度試す' }));
    expect(await screen.findByText('千葉整備')).toBeVisible();
  });

  test('speaks English under /en', async () => {
    await renderPage(history, { api: loaded, locale: 'en' });
    expect(await screen.findByText('3-month inspection')).toBeVisible();
    expect(screen.getByText('Total (2 entries)')).toBeVisible();
  });
});

describe('an entry', () => {
  test('is added, with the next inspection proposed', async () => {
    const { user, writes } = await renderPage(history, {
      api: { ...loaded, [`POST ${one}/entries`]: () => ({ status: 201, body: inspected }) },
    });
    await user.click(await screen.findByRole('button', { name: '記録を追加' }));
    const dialog = within(await screen.findByRole('dialog', { name: '記録の追加' }));
    expect(dialog.getByRole('textbox', { name: /実施日/ })).toHaveValue(tokyoDate().replaceAll('-', '/'));
    await user.selectOptions(dialog.getByLabelText(/種類/), 'threeMonthInspection');
    await user.clear(dialog.getByRole('textbox', { name: /実施日/ }));
    await fill(user, dialog.getByRole('textbox', { name: /実施日/ }), 'R8.10.15');
    await user.tab();
    await waitFor(() => expect(dialog.getByRole('textbox', { name: '次回予定日' })).toHaveValue('2027/01/15'));
    await fill(user, dialog.getByLabelText('金額（税抜）'), '30000');
    await user.click(dialog.getByRole('button', { name: '保存する' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(writes()).toMatchObject([
      {
        body: {
          kind: 'threeMonthInspection',
          entryDate: '2026-10-15',
          nextDueDate: '2027-01-15',
          amountYen: 30_000,
          confirmOdometer: false,
        },
      },
    ]);
  });

  test('with a reading below the last one has to be meant', async () => {
    const { user, writes } = await renderPage(history, {
      api: { ...loaded, [`POST ${one}/entries`]: () => ({ status: 201, body: inspected }) },
    });
    await user.click(await screen.findByRole('button', { name: '記録を追加' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.selectOptions(dialog.getByLabelText(/種類/), 'odometer');
    await fill(user, dialog.getByLabelText('走行距離'), '100');
    await user.tab();
    expect(await dialog.findByText(/前回の50,000 kmより小さく/)).toBeVisible();
    await user.click(await dialog.findByLabelText('前回と食い違う走行距離で保存する'));
    await user.click(dialog.getByRole('button', { name: '保存する' }));
    await waitFor(() => expect(writes()).toMatchObject([{ body: { odometerKm: 100, confirmOdometer: true } }]));
  });

  test('with a reading far above the last one is pointed out and can be saved', async () => {
    const { user, writes } = await renderPage(history, {
      api: { ...loaded, [`POST ${one}/entries`]: () => ({ status: 201, body: inspected }) },
    });
    await user.click(await screen.findByRole('button', { name: '記録を追加' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.selectOptions(dialog.getByLabelText(/種類/), 'odometer');
    await fill(user, dialog.getByLabelText('走行距離'), '9000000');
    await waitFor(() => expect(dialog.getByText(/前回の50,000 kmから、1日あたり1,500 kmを超えて/)).toBeVisible());
    await user.click(dialog.getByRole('button', { name: '保存する' }));
    await waitFor(() => expect(writes()).toMatchObject([{ body: { odometerKm: 9_000_000 } }]));
  });

  test('is changed in the version it was read in', async () => {
    const { user, writes } = await renderPage(history, {
      api: { ...loaded, [`PUT ${one}/entries/${inspected.id}`]: () => ({ body: { ...inspected, version: 2 } }) },
    });
    await user.click(await screen.findByRole('button', { name: '2026/10/15 3か月点検 を編集' }));
    const dialog = within(await screen.findByRole('dialog', { name: '記録の編集' }));
    await fill(user, dialog.getByLabelText('備考'), 'ブレーキ調整');
    await user.click(dialog.getByRole('button', { name: '保存する' }));
    await waitFor(() => expect(writes()).toMatchObject([{ body: { version: 1, note: 'ブレーキ調整' } }]));
  });

  test('that the system wrote keeps its kind', async () => {
    const { user } = await renderPage(history, { api: loaded });
    await user.click(await screen.findByRole('button', { name: '2025/04/01 配置換え を編集' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByLabelText(/種類/)).toBeDisabled();
    expect(dialog.getByText('川口営業所 → 岩槻営業所')).toBeVisible();
  });

  test('is archived, and brought back by the notice', async () => {
    const at = `${one}/entries/${inspected.id}`;
    const { user, writes } = await renderPage(history, {
      api: {
        ...loaded,
        [`POST ${at}/archive`]: () => ({ body: { ...inspected, version: 2, archivedAt: '2026-11-21T00:00:00.000Z' } }),
        [`POST ${at}/restore`]: () => ({ body: { ...inspected, version: 3 } }),
      },
    });
    await user.click(await screen.findByRole('button', { name: '2026/10/15 3か月点検 を編集' }));
    await user.click(await screen.findByRole('button', { name: 'アーカイブ' }));
    await user.click(await screen.findByRole('button', { name: 'アーカイブする' }));
    await user.click(await screen.findByRole('button', { name: '元に戻す' }));
    await waitFor(() =>
      expect(writes().map(({ path, body }) => [path, body])).toEqual([
        [`${at}/archive`, { version: 1 }],
        [`${at}/restore`, { version: 2 }],
      ]),
    );
  });

  test('that is archived is only read, and can be brought back', async () => {
    const at = `${one}/entries/${inspected.id}`;
    const archived = { ...inspected, version: 2, archivedAt: '2026-11-21T00:00:00.000Z' };
    const { user, writes } = await renderPage(`${history}?archived=only`, {
      api: {
        ...loaded,
        [`GET ${one}/entries`]: () => ({ body: { items: [archived], total: 1, page: 1, pageSize: 200 } }),
        [`POST ${at}/restore`]: () => ({ body: { ...inspected, version: 3 } }),
      },
    });
    await user.click(await screen.findByRole('button', { name: /2026\/10\/15 3か月点検/ }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByLabelText('業者')).toBeDisabled();
    expect(dialog.getByRole('button', { name: 'キャンセル' })).toBeEnabled();
    await user.click(dialog.getByRole('button', { name: '元に戻す' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(writes().map(({ path, body }) => [path, body])).toEqual([[`${at}/restore`, { version: 2 }]]);
  });
});

describe('the changes', () => {
  const changes = [
    {
      id: '3',
      at: '2026-11-20T09:05:00.000Z',
      by: { id: row.id, name: '佐藤 健' },
      action: 'update',
      fields: [
        { path: 'departmentId', before: '川口営業所', after: '岩槻営業所' },
        { path: 'grossWeightKg', before: 7_900, after: 7_960 },
        { path: 'plate', before: { ...row.plate, serialNumber: '7' }, after: row.plate },
        { path: 'inspectionExpiryDate', before: null, after: '2027-04-10' },
        { path: 'hasTailLift', before: false, after: true },
        { path: 'goneField', before: 'a', after: 'b' },
      ],
    },
    { id: '2', at: '2026-11-19T09:05:00.000Z', by: null, action: 'merge', fields: [] },
    {
      id: '1',
      at: '2026-11-01T00:00:00.000Z',
      by: null,
      action: 'create',
      fields: [{ path: 'transmission', before: null, after: 'automatic' }],
    },
  ];
  const api = { ...loaded, [`GET ${one}/changes`]: () => ({ body: { items: changes } }) };

  test('say who changed what, in the words of the form', async () => {
    const { user, router } = await renderPage(history, { api });
    await user.click(await screen.findByRole('tab', { name: '変更履歴' }));
    const change = within((await screen.findByText('2026/11/20 18:05')).closest('li') ?? document.body);
    expect(change.getByText('佐藤 健')).toBeVisible();
    const read = [...(change.getByText('部署').closest('dl')?.children ?? [])].map((field) =>
      field.textContent.replace(/\s+/g, ' '),
    );
    expect(read).toEqual([
      '部署変更前川口営業所 変更後岩槻営業所',
      '車両総重量変更前7,900 kg 変更後7,960 kg',
      'ナンバープレート変更前大宮 100 か ・・・7 変更後大宮 100 か 12-34',
      '車検満了日変更前（空欄） 変更後2027/04/10',
      'テールゲートリフター変更前なし 変更後あり',
      'goneField変更前a 変更後b',
    ]);
    expect(router.state.location.hash).toBe('#changes');
  });

  test('open on their own address, with a new record folded and unknown acts named', async () => {
    await renderPage(`${history}#changes`, { api });
    expect(await screen.findByText('登録時の内容（1項目）')).toBeVisible();
    expect(screen.getByText('操作')).toBeVisible();
    expect(screen.getAllByText('システム')).toHaveLength(2);
  });
});
