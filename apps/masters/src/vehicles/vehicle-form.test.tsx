import { problem } from '@haisha/area-tests/fake-api';
import { tokyoDate } from '@haisha/i18n';
import { addMonths } from '@haisha/rules/calendar';
import { fill } from '@haisha/testing/fill';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { department } from '../../test/departments.ts';
import { renderPage } from '../../test/render-page.tsx';
import { vehicle, vehicleType } from '../../test/vehicles.ts';

const row = vehicle();
const type = vehicleType();
const edit = `/vehicles/edit/${row.id}`;
const one = `/vehicles/${row.id}`;
const page = (item: unknown) => ({ body: { items: [item], total: 1, page: 1, pageSize: 200 } });
const list = {
  'GET /vehicles': () => page(row),
  'GET /departments/names': () => page(department()),
  'GET /vehicle-types': () => page(type),
};
const loaded = { ...list, [`GET ${one}`]: () => ({ body: row }) };
const field = (name: string | RegExp) => screen.findByLabelText(name);
const day = (name: string) => screen.getByRole('textbox', { name });
const save = () => screen.getByRole('button', { name: '保存する' });

describe('changing a vehicle', () => {
  test('refuses a day that cannot be, and points out an odd one', async () => {
    const { user, writes } = await renderPage(edit, { api: loaded });
    await field('備考');
    await user.clear(day('車検満了日'));
    await fill(user, day('車検満了日'), addMonths(tokyoDate(), 30));
    await user.clear(day('走行距離の確認日'));
    await fill(user, day('走行距離の確認日'), '2135/11/20');
    await user.keyboard('{Control>}s{/Control}');
    expect(await screen.findByText(/^走行距離の確認日は.+までの日付を入力してください/)).toBeVisible();
    expect(screen.getByText(/車検満了日の.+は普通（.+まで）より先です/)).toBeVisible();
    expect(writes()).toEqual([]);
  });

  test('a fault in a section that is drawn after the others is led to, and the index counts it', async () => {
    const faulty = { ...row, inspectionExpiryDate: null };
    const { user, writes } = await renderPage(edit, { api: { ...list, [`GET ${one}`]: () => ({ body: faulty }) } });
    const late = await screen.findByRole('textbox', { name: '車検満了日' });
    await user.click(save());
    await waitFor(() => expect(late).toHaveFocus());
    expect(late).toBeInvalid();
    const index = within(screen.getByRole('navigation', { name: '項目' }));
    await waitFor(() => expect(index.getByRole('link', { name: /^日付・期限/ })).toHaveTextContent('日付・期限1'));
    expect(index.getAllByLabelText(/入力の誤り/)).toHaveLength(1);
    expect(writes()).toEqual([]);
  });

  test('sends the whole vehicle with the version it was read in and goes back to the list', async () => {
    const { user, writes, address } = await renderPage(edit, {
      api: { ...loaded, [`PUT ${one}`]: () => ({ body: { ...row, version: 2 } }) },
    });
    await fill(user, await field('備考'), '冷凍機交換済み');
    await user.clear(day('車検満了日'));
    await fill(user, day('車検満了日'), 'R9.11.21');
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(address()).toBe('/vehicles'));
    expect(await screen.findByText('保存しました。')).toBeVisible();
    expect(writes()).toMatchObject([
      {
        method: 'PUT',
        body: {
          version: 1,
          plate: row.plate,
          zones: row.zones,
          note: '冷凍機交換済み',
          inspectionExpiryDate: '2027-11-21',
          confirmOdometer: false,
        },
      },
    ]);
  });

  test('offers a manager the departments whose vehicles there are, and not only the own one', async () => {
    const other = department({ id: '10000000-0000-4000-8000-000000000002', code: '0020', name: '柏センター' });
    const { user, writes } = await renderPage(edit, {
      api: {
        ...loaded,
        'GET /departments': () => page(department()),
        'GET /departments/names': () => ({ body: { items: [department(), other] } }),
        [`PUT ${one}`]: () => ({ body: { ...row, version: 2 } }),
      },
      role: 'manager',
    });
    const select = await field(/^部署/);
    await waitFor(() => expect(select).toHaveDisplayValue('0012 岩槻営業所'));
    await user.selectOptions(select, '0020 柏センター');
    await user.click(save());
    await waitFor(() => expect(writes()[0]?.body).toMatchObject({ departmentId: other.id }));
  });

  test('asks whether a reading below the last one is meant, and then keeps it', async () => {
    const { user, writes, address } = await renderPage(edit, {
      api: { ...loaded, [`PUT ${one}`]: () => ({ body: { ...row, version: 2 } }) },
    });
    await user.clear(await field(/^走行距離$/));
    await fill(user, await field(/^走行距離$/), '40000');
    expect(screen.queryByLabelText('前回と食い違う走行距離で保存する')).toBeNull();
    await user.tab();
    expect(await screen.findByText(/前回の50,000 kmより小さく/)).toBeVisible();
    await user.click(await field('前回と食い違う走行距離で保存する'));
    await waitFor(() => expect(screen.queryByText(/前回の50,000 kmより小さく/)).toBeNull());
    await user.click(save());
    await waitFor(() => expect(address()).toBe('/vehicles'));
    expect(writes()).toMatchObject([{ body: { odometerKm: 40_000, confirmOdometer: true, version: 1 } }]);
  });

  test('asks the same when only the server knows of the higher reading', async () => {
    const refused = { path: 'odometerKm', code: 'odometer.belowLast', params: { last: 60_000 } };
    const { user } = await renderPage(edit, {
      api: { ...loaded, [`PUT ${one}`]: () => problem(400, 'validation.failed', { errors: [refused] }) },
    });
    await user.clear(await field(/^走行距離$/));
    await fill(user, await field(/^走行距離$/), '55000');
    await user.click(save());
    expect(await screen.findByText(/前回の60,000 kmより小さく/)).toBeVisible();
    expect(await field('前回と食い違う走行距離で保存する')).not.toBeChecked();
  });

  test('warns of a reading far above the last one, and of one on its day', async () => {
    const { user, writes } = await renderPage(edit, {
      api: { ...loaded, [`PUT ${one}`]: () => ({ body: { ...row, version: 2 } }) },
    });
    await user.clear(await field(/^走行距離$/));
    await fill(user, await field(/^走行距離$/), '50300');
    await waitFor(() => expect(screen.getByText(/確認日は前回の.*のままです/)).toBeInTheDocument());
    await user.clear(await field(/^走行距離$/));
    await fill(user, await field(/^走行距離$/), '503000');
    await waitFor(() => expect(screen.getByText(/前回の50,000 kmから、1日あたり1,500 kmを超えて/)).toBeInTheDocument());
    await user.click(save());
    await waitFor(() => expect(writes()).toMatchObject([{ body: { odometerKm: 503_000 } }]));
  });

  test('warns of a private plate and lets it be saved', async () => {
    const { user, writes } = await renderPage(edit, {
      api: { ...loaded, [`PUT ${one}`]: () => ({ body: { ...row, version: 2 } }) },
    });
    await user.clear(await field('かな'));
    await user.type(await field('かな'), 'さ');
    expect(await screen.findByText(/事業用のものではありません.*このまま保存できます/)).toBeVisible();
    await user.click(save());
    await waitFor(() => expect(writes()[0]?.body).toMatchObject({ plate: { ...row.plate, kana: 'さ' } }));
  });

  test('keeps what the type would fill otherwise', async () => {
    const other = vehicleType({ id: '30000000-0000-4000-8000-000000000002', name: '4t 平', palletCapacity: 12 });
    const { user } = await renderPage(edit, {
      api: { ...loaded, 'GET /vehicle-types': () => ({ body: { ...page(type).body, items: [type, other] } }) },
    });
    await waitFor(async () => expect(await field(/^車種/)).toHaveDisplayValue('4t-R 4t 冷凍'));
    await user.selectOptions(await field(/^車種/), other.id);
    expect(await field('パレット積載数')).toHaveValue('10');
  });

  test('settles field by field with somebody who was quicker', async () => {
    const current = { ...row, version: 2, note: '相手の備考', zones: [] };
    const { user, writes } = await renderPage(edit, {
      api: {
        ...loaded,
        [`PUT ${one}`]: (_, count) =>
          count === 1 ? problem(409, 'version.conflict', { current }) : { body: { ...current, version: 3 } },
      },
    });
    await fill(user, await field('備考'), '自分の備考');
    await user.click(save());
    const offer = await screen.findByRole('group', { name: /^備考: / });
    expect(offer).toHaveTextContent('相手の備考');
    expect(screen.getByRole('group', { name: '温度帯' })).toHaveTextContent('温度帯の登録はありません');
    await user.click(within(offer).getByRole('button', { name: '自分の値を残す' }));
    await user.click(save());
    await waitFor(() => expect(writes()).toHaveLength(2));
    expect(writes()[1]?.body).toMatchObject({ version: 2, note: '自分の備考', zones: [] });
  });

  test('says in the bar that a save failed and what to do, and keeps the input', async () => {
    const { user } = await renderPage(edit, {
      api: { ...loaded, [`PUT ${one}`]: () => problem(503, 'unavailable') },
    });
    const note = await field('備考');
    await fill(user, note, '自分の備考');
    await user.click(save());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('保存できませんでした。');
    expect(alert).toHaveTextContent('もう一度');
    expect(alert).toHaveTextContent('入力した内容は、この画面に残っています。');
    const bar = save().closest('[data-measure]');
    expect(bar).toContainElement(alert);
    expect(note).toHaveValue('自分の備考');
    expect(note).toHaveFocus();
  });

  test('keeps the line of the main driver before that is known, and where there is none', async () => {
    await renderPage(edit, {
      api: { ...loaded, [`GET ${one}/usage`]: () => ({ body: { usedBy: [] } }) },
    });
    expect(await screen.findByText('主な担当ドライバー: —')).toBeVisible();
  });

  test('an address that names no vehicle says so and leads back to the list', async () => {
    await renderPage('/vehicles/edit/abc', {
      api: { ...loaded, 'GET /vehicles/abc': () => problem(400, 'validation.failed') },
    });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('データが見つかりません');
    expect(within(alert).getByRole('link', { name: '一覧に戻る' })).toHaveAttribute('href', '/vehicles');
  });

  test('says what uses it instead of archiving', async () => {
    const usedBy = [{ entity: 'vehicleHistory', count: 2, examples: ['2026/11/01'] }];
    const { user } = await renderPage(edit, { api: { ...loaded, [`GET ${one}/usage`]: () => ({ body: { usedBy } }) } });
    await user.click(await screen.findByRole('button', { name: 'アーカイブ' }));
    expect(await within(await screen.findByRole('alertdialog')).findByText(/車両履歴/)).toBeVisible();
  });

  test('is read only for those who may not change it, with the way to its history', async () => {
    await renderPage(edit, { api: loaded, role: 'viewer' });
    expect(await field(/社番/)).toBeDisabled();
    expect(screen.queryByRole('button', { name: '保存する' })).toBeNull();
    expect(screen.getByRole('heading', { level: 1, name: '車両' })).toBeVisible();
    expect(screen.queryByText(/のように入力できます/)).toBeNull();
    expect(screen.getByRole('link', { name: '履歴' })).toHaveAttribute('href', `/vehicles/histories/${row.id}`);
  });

  test('speaks English under /en', async () => {
    await renderPage(edit, { api: loaded, locale: 'en' });
    expect(await screen.findByLabelText(/Vehicle code/)).toHaveValue('1201');
    expect(screen.getByRole('region', { name: 'Costs and distance' })).toBeVisible();
  });
});

describe('adding a vehicle', () => {
  test('fills what the chosen type knows and creates it', async () => {
    const { user, writes, address } = await renderPage('/vehicles/add', {
      api: { ...list, 'POST /vehicles': () => ({ status: 201, body: row }) },
    });
    await user.type(await field(/社番/), '1203');
    await user.type(await field('地域名'), '大宮');
    await user.type(await field('分類番号'), '100');
    await user.type(await field('かな'), 'か');
    await user.type(await field('一連指定番号'), '12-34');
    await user.type(await field(/最大積載量/), '2750');
    await user.selectOptions(await field(/^車種/), type.id);
    await waitFor(async () => expect(await field(/車両総重量/)).toHaveValue('7,960'));
    expect(await field(/最大積載量/)).toHaveValue('2,750');
    expect(await field('下限温度')).toHaveValue('-25');
    await user.selectOptions(await field(/^部署/), department().id);
    await user.selectOptions(await field(/変速機/), 'automatic');
    await user.click(await field(/デジタコ/));
    await fill(user, day('車検満了日'), '20271121');
    await fill(user, day('次回3か月点検日'), '2027/2/21');
    await user.click(save());
    await waitFor(() => expect(address()).toBe('/vehicles'));
    expect(writes()[0]?.body).toMatchObject({
      code: '1203',
      plate: row.plate,
      grossWeightKg: 7_960,
      maxLoadKg: 2_750,
      zones: type.zones,
      inspectionExpiryDate: '2027-11-21',
      nextThreeMonthInspectionDate: '2027-02-21',
      ownershipType: 'owned',
      hasDashcam: false,
    });
  });

  test('starts from a copy without what belongs to one vehicle only', async () => {
    await renderPage(`/vehicles/add?from=${row.id}`, { api: loaded });
    expect(await field('メーカー')).toHaveValue('いすゞ');
    expect(await field(/社番/)).toHaveValue('');
    expect(await field('一連指定番号')).toHaveValue('');
    expect(await field('車台番号')).toHaveValue('');
    expect(await field(/^走行距離$/)).toHaveValue('');
  });
});

test('without a department or a type, says where they are registered, to those who may', async () => {
  const none = () => ({ body: { items: [], total: 0, page: 1, pageSize: 200 } });
  const api = { ...list, 'GET /departments/names': none, 'GET /vehicle-types': none };
  await renderPage('/vehicles/add', { api, role: 'manager' });
  expect(await screen.findByRole('link', { name: '車種を登録する' })).toHaveAttribute('href', '/vehicle-type/add');
  expect(await screen.findByText('部署がまだ登録されていません。')).toBeVisible();
  expect(screen.queryByRole('link', { name: '部署を登録する' })).toBeNull();
});
