import { problem } from '@haisha/area-tests/fake-api';
import { tokyoDate } from '@haisha/i18n';
import { addDays } from '@haisha/rules/calendar';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { department } from '../../../test/departments.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { vehicle, vehicleEntry, vehicleType } from '../../../test/vehicles.ts';

const page = (...items: unknown[]) => ({ body: { items, total: items.length, page: 1, pageSize: 50 } });
const row = vehicle({ inspectionExpiryDate: addDays(tokyoDate(), 1), voluntaryInsuranceExpiryDate: '2020-03-31' });
const one = `/vehicles/${row.id}`;
const at = `/vehicles?panel=${row.id}`;
const reads = {
  'GET /vehicles': () => page(row),
  'GET /departments/names': () => page(department()),
  'GET /vehicle-types': () => page(vehicleType()),
  [`GET ${one}`]: () => ({ body: row }),
  [`GET ${one}/usage`]: () => ({ body: { usedBy: [{ entity: 'driver', count: 1, examples: ['渡辺 隆'] }] } }),
  [`GET ${one}/entries`]: () => page(vehicleEntry({ kind: 'tyre', note: '後輪4本', amountYen: 112_000 })),
};
const panelOf = () => screen.findByRole('complementary', { name: '1201 大宮 100 か 12-34' });
const pencil = (panel: HTMLElement, name: RegExp) => within(panel).findByRole('button', { name });

test('shows what is due first, then the facts, then what was done last', async () => {
  await renderPage(at, { api: reads });
  const panel = await panelOf();
  expect(within(panel).getByRole('heading', { level: 2, name: '1201' })).toBeVisible();
  const parts = await within(panel).findAllByRole('region');
  await within(panel).findByRole('region', { name: '履歴' });
  expect(parts.map((part) => part.getAttribute('aria-label')).slice(0, 2)).toEqual(['期限', '基本']);
  const due = within(within(panel).getByRole('region', { name: '期限' }));
  expect(due.getByText(/あと1日|明日/)).toBeVisible();
  expect(due.getByText(/超過|過ぎ|経過/)).toBeVisible();
  expect(due.queryByText('リース満了')).toBeNull();
  expect(await within(panel).findByText('渡辺 隆')).toBeVisible();
  expect(await within(panel).findByText(/タイヤ.*後輪4本/)).toBeVisible();
  expect(within(panel).getByText('￥112,000', { normalizer: (text) => text.replace('¥', '￥') })).toBeVisible();
  expect(within(panel).getByRole('link', { name: 'すべて 1件' })).toHaveAttribute(
    'href',
    `/vehicles/histories/${row.id}`,
  );
});

test('an address that names no record says so, and offers nothing that cannot help', async () => {
  await renderPage('/vehicles?panel=abc', {
    api: { ...reads, 'GET /vehicles/abc': () => problem(400, 'validation.failed') },
  });
  const panel = within(await screen.findByRole('complementary'));
  expect(await panel.findByRole('alert')).toHaveTextContent('データが見つかりません');
  expect(panel.queryByRole('button', { name: 'もう一度試す' })).toBeNull();
  expect(panel.queryByRole('link')).toBeNull();
});

test('E right after Space opens the form, though the panel is still on its way', async () => {
  const { user, address } = await renderPage('/vehicles', { api: reads });
  (await screen.findByRole('row', { name: /1201/ })).focus();
  await user.keyboard(' e');
  await waitFor(() => expect(address()).toContain(`/vehicles/edit/${row.id}`));
});

test('a date is corrected in place as it is typed in the form, on the version that was read', async () => {
  let stored = row;
  const { user, writes } = await renderPage(at, {
    api: {
      ...reads,
      [`GET ${one}`]: () => ({ body: stored }),
      [`PUT ${one}`]: () => {
        stored = { ...row, inspectionExpiryDate: '2028-03-25', version: 2 };
        return { body: stored };
      },
    },
  });
  await user.click(await pencil(await panelOf(), /^車検 /));
  const field = await screen.findByRole('textbox', { name: /車検満了日/ });
  expect(field).toHaveFocus();
  await user.keyboard('R10.3.25{Enter}');
  await waitFor(() =>
    expect(writes()).toMatchObject([
      { method: 'PUT', path: one, body: { inspectionExpiryDate: '2028-03-25', code: '1201', version: 1 } },
    ]),
  );
  expect(await screen.findByText('1201 大宮 100 か 12-34: 車検満了日を変更しました。')).toBeVisible();
  expect(await within(await panelOf()).findByText('2028/03/25')).toBeVisible();
});

test('a rule of the form holds here too', async () => {
  const { user, writes } = await renderPage(at, { api: reads });
  await user.click(await pencil(await panelOf(), /^車検 /));
  await user.clear(await screen.findByRole('textbox', { name: /車検満了日/ }));
  await user.keyboard('{Enter}');
  expect(await screen.findByText('車検満了日を入力してください')).toBeVisible();
  expect(writes()).toEqual([]);
});

test('a reading below the last one has to be meant, and is taken back as meant', async () => {
  const saved = { ...row, odometerKm: 40_000, version: 2 };
  const { user, writes } = await renderPage(at, { api: { ...reads, [`PUT ${one}`]: () => ({ body: saved }) } });
  await user.click(await pencil(await panelOf(), /^走行距離/));
  await screen.findByRole('textbox', { name: '走行距離' });
  await user.keyboard('40000{Enter}');
  const meant = await screen.findByRole('checkbox', { name: '前回と食い違う走行距離で保存する' });
  expect(writes()).toEqual([]);
  await user.click(meant);
  await user.click(screen.getByRole('button', { name: /^保存/ }));
  await waitFor(() => expect(writes()).toMatchObject([{ body: { odometerKm: 40_000, confirmOdometer: true } }]));
  await user.click(await screen.findByRole('button', { name: '元に戻す' }));
  await waitFor(() =>
    expect(writes()[1]).toMatchObject({ body: { odometerKm: 50_000, confirmOdometer: true, version: 2 } }),
  );
});

test('what others changed meanwhile is not taken back with a correction', async () => {
  const theirs = { ...row, note: 'ほかの人のメモ', version: 7 };
  const { user, writes } = await renderPage(at, {
    api: {
      ...reads,
      [`PUT ${one}`]: (_, count) =>
        count === 1
          ? problem(409, 'version.conflict', { current: theirs })
          : { body: { ...theirs, transmission: 'manual', version: 8 } },
    },
  });
  await user.click(await pencil(await panelOf(), /^変速機/));
  await user.selectOptions(await screen.findByRole('combobox', { name: /変速機/ }), 'manual');
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(writes()[1]).toMatchObject({ body: { transmission: 'manual', note: 'ほかの人のメモ', version: 7 } }),
  );
});

test.each(['dispatcher', 'viewer'] as const)(
  'nothing can be corrected as %s, who may not change vehicles',
  async (role) => {
    await renderPage(at, { api: reads, role });
    const panel = await panelOf();
    expect(within(panel).getByText('稼働中')).toBeVisible();
    expect(within(panel).queryByRole('button', { name: /修正$/ })).toBeNull();
    expect(within(panel).getAllByRole('link', { name: /^開く/ })[0]).toHaveAttribute(
      'href',
      `/vehicles/edit/${row.id}`,
    );
  },
);

test('is in English where the page is', async () => {
  await renderPage(at, { api: reads, locale: 'en' });
  const panel = await panelOf();
  expect(within(panel).getByRole('region', { name: 'Due' })).toBeVisible();
  expect(await within(panel).findByRole('link', { name: 'All 1' })).toBeVisible();
});
