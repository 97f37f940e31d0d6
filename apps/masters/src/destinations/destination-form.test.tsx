import { problem } from '@haisha/area-tests/fake-api';
import { fill } from '@haisha/testing/fill';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { destination } from '../../test/destinations.ts';
import { renderPage } from '../../test/render-page.tsx';

const row = destination();
const edit = `/delivery-destination/edit/${row.id}`;
const one = `/destinations/${row.id}`;
const api = {
  'GET /destinations': () => ({ body: { items: [row], total: 1, page: 1, pageSize: 50 } }),
  'GET /destinations/similar': () => ({ body: { items: [] } }),
  [`GET ${one}`]: () => ({ body: row }),
  [`GET ${one}/changes`]: () => ({ body: { items: [] } }),
  [`PUT ${one}`]: () => ({ body: { ...row, version: 2 } }),
};
const listed = (row: object) => ({ body: { items: [row], total: 1, page: 1, pageSize: 50 } });
const day = (name: string) => screen.findByRole('group', { name });
const save = () => screen.getByRole('button', { name: '保存する' });

describe('changing a destination', () => {
  test('sends the whole destination with the version it was read in', async () => {
    const { user, writes, address } = await renderPage(edit, { api });
    const name = await screen.findByLabelText(/^名称/);
    await user.clear(name);
    await fill(user, name, 'ひなた屋 南越谷店');
    await user.click(save());
    await waitFor(() => expect(address()).toBe('/delivery-destination'));
    expect(writes()).toMatchObject([
      { method: 'PUT', body: { name: 'ひなた屋 南越谷店', version: 1, slots: row.slots, confirmPosition: false } },
    ]);
  });

  test('settles with somebody who was quicker by the names of owners, or their ids where they cannot be read', async () => {
    const owner = { id: '31000000-0000-4000-8000-000000000009', code: '09', name: '青空マート', nameEn: null };
    const directionId = '32000000-0000-4000-8000-000000000001';
    const current = { ...row, version: 2, cargoOwnerId: owner.id, cargoOwnerName: owner.name, directionId };
    const { user } = await renderPage(edit, {
      api: {
        ...api,
        [`PUT ${one}`]: () => problem(409, 'version.conflict', { current }),
        [`GET /cargo-owners/${owner.id}`]: () => ({ body: owner }),
        [`GET /directions/${directionId}`]: () => problem(404, 'record.not_found'),
        'GET /cargo-owners': () => listed({ ...owner, id: '31000000-0000-4000-8000-000000000008', name: '海のマート' }),
        'GET /directions': () =>
          listed({ id: '32000000-0000-4000-8000-000000000002', code: 'N', name: '北', nameEn: null }),
      },
    });
    for (const [name, typed] of [
      [/^荷主/, '海'],
      [/^方面/, '北'],
    ] as const) {
      const picker = await screen.findByRole('combobox', { name });
      await user.clear(picker);
      await fill(user, picker, typed);
      await user.click(await screen.findByRole('option', { name: new RegExp(typed) }));
    }
    await user.click(save());
    expect(
      await within(await screen.findByRole('group', { name: /^荷主: / })).findByText('09 青空マート'),
    ).toBeVisible();
    expect(await within(await screen.findByRole('group', { name: /^方面: / })).findByText(directionId)).toBeVisible();
  });

  test('sets delivery times against those of somebody else day by day, each on a line', async () => {
    const slot = { weekday: 'monday' as const, fromMinutes: 285, toMinutes: 435, kind: 'strict' as const };
    const slots = [slot, { ...slot, fromMinutes: 885, toMinutes: 1005 }, { ...slot, weekday: 'friday' as const }];
    const { user } = await renderPage(edit, {
      api: {
        ...api,
        [`PUT ${one}`]: () => problem(409, 'version.conflict', { current: { ...row, version: 2, slots } }),
      },
    });
    await user.click(within(await day('月曜日')).getByRole('button', { name: '月曜日の1番目の時間帯を削除' }));
    await user.click(save());
    const times = await screen.findByRole('group', { name: /^納品時間帯: / });
    expect(times.textContent).toContain('月 4:45–7:15 厳守、14:45–16:45 厳守\n金 4:45–7:15 厳守');
  });

  test('takes several times a day, up to 25:30, and copies them to other days', async () => {
    const { user, writes } = await renderPage(edit, { api });
    const friday = await day('金曜日');
    await user.click(within(friday).getByRole('button', { name: '金曜日 時間帯を追加' }));
    await user.type(within(friday).getByLabelText(/開始/), '2200');
    await user.type(within(friday).getByLabelText(/終了/), '2530');
    const monday = await day('月曜日');
    await user.click(within(monday).getByRole('button', { name: '月曜日 ほかの曜日にコピー' }));
    const copying = within(monday).getByRole('group', { name: '月曜日の時間帯をコピーする曜日' });
    await user.click(within(copying).getByRole('checkbox', { name: '土' }));
    await user.click(within(copying).getByRole('button', { name: 'コピー' }));
    expect(within(await day('土曜日')).getAllByLabelText(/開始/)).toHaveLength(2);
    expect(within(monday).getByRole('button', { name: '月曜日 ほかの曜日にコピー' })).toHaveFocus();
    await user.click(save());
    await waitFor(() => expect(writes()).toHaveLength(1));
    const [sent] = writes().map(({ body }) => (body as typeof row).slots);
    expect(sent).toHaveLength(5);
    expect(sent).toEqual(
      expect.arrayContaining([
        { weekday: 'friday', fromMinutes: 1320, toMinutes: 1530, kind: 'strict' },
        { weekday: 'saturday', fromMinutes: 840, toMinutes: 960, kind: 'loose' },
      ]),
    );
  });

  test('keeps the focus in a day when one of its times is removed', async () => {
    const { user } = await renderPage(edit, { api });
    const monday = within(await day('月曜日'));
    monday.getByRole('button', { name: '月曜日の2番目の時間帯を削除' }).focus();
    await user.keyboard('{Enter}');
    expect(monday.getByRole('button', { name: '月曜日の1番目の時間帯を削除' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(monday.getByRole('button', { name: '月曜日 時間帯を追加' })).toHaveFocus();
  });

  test('says at the time itself that it overlaps another', async () => {
    const { user, writes } = await renderPage(edit, { api });
    const monday = await day('月曜日');
    const second = within(monday).getByRole('group', { name: '月曜日の2番目' });
    await user.clear(within(second).getByLabelText(/開始/));
    await user.type(within(second).getByLabelText(/開始/), '830');
    await user.click(save());
    await waitFor(() =>
      expect(within(second).getByLabelText(/開始/)).toHaveAccessibleDescription(/ほかの時間帯と重なっています/),
    );
    expect(writes()).toEqual([]);
  });

  test('a closed day that has times is remarked upon', async () => {
    const { user } = await renderPage(edit, { api });
    const monday = await day('月曜日');
    await user.click(within(monday).getByRole('checkbox', { name: '定休日' }));
    expect(within(monday).getByRole('status')).toHaveTextContent('定休日ですが、時間帯が入っています。');
  });

  test('fills both numbers from a position that was copied from a map', async () => {
    const { user } = await renderPage(edit, { api });
    await user.clear(await screen.findByLabelText('緯度'));
    await user.click(screen.getByLabelText('緯度'));
    await user.paste('35.9497001, 139.6942');
    await waitFor(() => expect(screen.getByLabelText('経度')).toHaveValue('139.6942'));
    expect(screen.getByLabelText('緯度')).toHaveValue('35.9497');
  });

  test('asks to look at a position that was found automatically', async () => {
    const automatic = { ...row, geoState: 'automatic' as const };
    const { user, writes } = await renderPage(edit, { api: { ...api, [`GET ${one}`]: () => ({ body: automatic }) } });
    await user.click(await screen.findByRole('checkbox', { name: 'この位置を確認済みにする' }));
    await user.click(save());
    await waitFor(() => expect(writes()).toMatchObject([{ body: { confirmPosition: true } }]));
  });

  test('cannot be changed by those who only read', async () => {
    await renderPage(edit, { api, role: 'viewer' });
    expect(await screen.findByLabelText(/^名称/)).toBeDisabled();
    expect(screen.queryByRole('button', { name: '保存する' })).toBeNull();
  });
});

describe('adding a destination', () => {
  test('warns while it is typed that the place may be registered already', async () => {
    const similar = { id: row.id, code: row.code, name: row.name, cargoOwnerName: 'ひなた屋', metres: 0 };
    const { user, received } = await renderPage('/delivery-destination/add', {
      api: { ...api, 'GET /destinations/similar': () => ({ body: { items: [{ ...similar, reason: 'phone' }] } }) },
    });
    await fill(user, await screen.findByLabelText('電話番号'), '048-000-1234');
    const link = await screen.findByRole('link', { name: 'HN-0123 ひなた屋 越谷店' });
    expect(link.closest('[role=status]')).toHaveTextContent('電話番号が同じ');
    const asked = received.find(({ path }) => path === '/destinations/similar');
    expect(Object.fromEntries(asked?.query ?? [])).toEqual({ phone: '0480001234' });
  });
});
