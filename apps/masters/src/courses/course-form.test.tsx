import { problem } from '@haisha/area-tests/fake-api';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { course, destination } from '../../test/destinations.ts';
import { renderPage } from '../../test/render-page.tsx';

const places = ['越谷店', '草加店', '八潮店'].map((name, index) =>
  destination({ id: `30000000-0000-4000-8000-00000000000${index + 1}`, code: `HN-000${index + 1}`, name }),
);
const row = course({}, places);
const one = `/courses/${row.id}`;
const edit = `/course-master/edit/${row.id}`;
const found = destination({
  id: '30000000-0000-4000-8000-000000000009',
  code: 'HN-0009',
  name: '三郷店',
  workMinutes: 25,
});
const list = <Row,>(...items: Row[]) => ({ body: { items, total: items.length, page: 1, pageSize: 50 } });
const api = {
  'GET /courses': () => list(row),
  'GET /destinations': () => list(found),
  [`GET ${one}`]: () => ({ body: row }),
  [`GET ${one}/changes`]: () => ({ body: { items: [] } }),
  [`PUT ${one}`]: () => ({ body: { ...row, version: 2 } }),
  [`GET /vehicle-types/${row.vehicleTypeId}`]: () => ({
    body: {
      id: row.vehicleTypeId,
      code: 'T03',
      name: '3t',
      zones: [{ zone: 'chilled', minCelsius: 0, maxCelsius: 10 }],
    },
  }),
};
const stops = async () => (await screen.findAllByRole('listitem', { name: /番目/ })).map((item) => item.ariaLabel);
const handle = (name: string) => screen.findByRole('button', { name: new RegExp(`番目 ${name} の順番`) });
const save = () => screen.getByRole('button', { name: '保存する' });

describe('the stops of a course', () => {
  test('are moved by the arrow keys, which is told, and keep the focus', async () => {
    const { user, writes } = await renderPage(edit, { api });
    (await handle('越谷店')).focus();
    await user.keyboard('{ArrowDown}');
    expect(await stops()).toEqual(['1番目 草加店', '2番目 越谷店', '3番目 八潮店']);
    expect(screen.getByText('越谷店 を3か所中2番目に移しました。')).toBeInTheDocument();
    await waitFor(async () => expect(await handle('越谷店')).toHaveFocus());
    await user.keyboard('{ArrowDown}{ArrowDown}');
    await user.click(save());
    await waitFor(() => expect(writes()).toHaveLength(1));
    const sent = [places[1], places[2], places[0]].map((place) => ({ destinationId: place?.id }));
    expect(writes()).toMatchObject([{ body: { stops: sent } }]);
  });

  test('are moved by buttons as well, and taken off', async () => {
    const { user } = await renderPage(edit, { api });
    await user.click(await screen.findByRole('button', { name: '上へ移動: 八潮店' }));
    expect(await stops()).toEqual(['1番目 越谷店', '2番目 八潮店', '3番目 草加店']);
    expect(screen.getByRole('button', { name: '上へ移動: 越谷店' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: '八潮店 を順路から外す' }));
    expect(await stops()).toEqual(['1番目 越谷店', '2番目 草加店']);
  });

  test('are added by what was typed, with the usual work time of the place', async () => {
    const { user, writes } = await renderPage(edit, { api });
    await user.type(await screen.findByRole('combobox', { name: '追加する配送先' }), '三郷');
    await screen.findByRole('option', { name: /三郷店/ });
    await user.keyboard('{Enter}');
    await waitFor(async () => expect(await stops()).toContain('4番目 三郷店'));
    const next = screen.getByRole('combobox', { name: '追加する配送先' });
    expect(next).toHaveValue('');
    await waitFor(() => expect(next).toHaveFocus());
    await user.click(save());
    await waitFor(() => expect(writes()).toHaveLength(1));
    expect(writes()).toMatchObject([{ body: { stops: [{}, {}, {}, { destinationId: found.id, workMinutes: 25 }] } }]);
  });

  test('keep what was typed for the next one and left without a choice, and say so', async () => {
    const { user } = await renderPage(edit, { api: { ...api, 'GET /destinations': () => list() } });
    const next = await screen.findByRole('combobox', { name: '追加する配送先' });
    await user.type(next, '名もない店');
    await user.tab();
    await waitFor(() => expect(next).toHaveAccessibleDescription(/候補から選ぶか、空にしてください/));
    expect(next).toHaveValue('名もない店');
    await user.clear(next);
    await user.tab();
    await waitFor(() => expect(next).toBeValid());
  });

  test('say when one is reached before the one before it', async () => {
    const { user } = await renderPage(edit, { api });
    const [first, second] = await screen.findAllByLabelText('到着予定（開始）');
    await user.type(first as HTMLElement, '5:00');
    await user.type(second as HTMLElement, '4:30{Tab}');
    const item = screen.getByRole('listitem', { name: '2番目 草加店' });
    expect(within(item).getByRole('status')).toHaveTextContent('前の納品先を出る時刻より前です。');
  });

  test('that are out of order are saved only once somebody says that it is meant', async () => {
    const { user, writes } = await renderPage(edit, { api });
    const [first, second] = await screen.findAllByLabelText('到着予定（開始）');
    await user.type(first as HTMLElement, '5:00');
    await user.type(second as HTMLElement, '4:30{Tab}');
    await user.click(save());
    expect(await screen.findByText(/順番か時刻を直すか/)).toBeVisible();
    expect(writes()).toEqual([]);
    await user.click(screen.getByRole('checkbox', { name: '到着時刻が前後したまま保存する' }));
    await user.click(save());
    await waitFor(() => expect(writes()).toHaveLength(1));
  });

  test('keep their times in order when one moves and that is wanted', async () => {
    const { user } = await renderPage(edit, { api });
    const times = () => screen.getAllByLabelText<HTMLInputElement>('到着予定（開始）').map(({ value }) => value);
    const [first, second] = await screen.findAllByLabelText('到着予定（開始）');
    await user.type(first as HTMLElement, '4:30');
    await user.type(second as HTMLElement, '5:00{Tab}');
    await user.click(screen.getByRole('button', { name: '下へ移動: 越谷店' }));
    expect(times().slice(0, 2)).toEqual(['5:00', '4:30']);
    await user.click(screen.getByRole('button', { name: '時刻は元の順番に合わせる' }));
    expect(times().slice(0, 2)).toEqual(['4:30', '5:00']);
    expect(screen.queryByRole('button', { name: '時刻は元の順番に合わせる' })).toBeNull();
  });

  test('are not offered former times once a time was typed, a stop taken off, or the order is the former one', async () => {
    const { user } = await renderPage(edit, { api });
    const offer = () => screen.queryByRole('button', { name: '時刻は元の順番に合わせる' });
    const move = (way: string, name: string) =>
      user.click(screen.getByRole('button', { name: `${way}へ移動: ${name}` }));
    const [first, second] = await screen.findAllByLabelText('到着予定（開始）');
    await user.type(first as HTMLElement, '4:30');
    await user.type(second as HTMLElement, '5:00{Tab}');
    await move('下', '越谷店');
    expect(offer()).toBeVisible();
    await move('上', '越谷店');
    expect(offer()).toBeNull();
    await move('下', '越谷店');
    await user.type(screen.getAllByLabelText('到着予定（開始）')[2] as HTMLElement, '6:00{Tab}');
    expect(offer()).toBeNull();
    await move('下', '越谷店');
    expect(offer()).toBeVisible();
    await user.click(screen.getByRole('button', { name: '越谷店 を順路から外す' }));
    expect(offer()).toBeNull();
  });
});

describe('a course', () => {
  test('shows its duty as the times are typed', async () => {
    const { user } = await renderPage(edit, { api });
    expect(await screen.findByText('9時間30分')).toBeVisible();
    const end = screen.getByLabelText(/^終業/);
    await user.clear(end);
    await user.type(end, '1730{Tab}');
    expect(await screen.findByText('15時間30分')).toBeVisible();
    expect(screen.getByText(/上限を超えています/)).toBeVisible();
  });

  test('warns of zones that its vehicle type does not carry', async () => {
    await renderPage(edit, { api });
    expect(await screen.findByText(/選んだ車種の荷室には冷凍がありません/)).toBeVisible();
  });

  test('offers no vehicle and driver once a delivery company drives it', async () => {
    const hired = { ...row, defaultDeliveryCompanyId: places[0]?.id ?? '', defaultDeliveryCompanyName: '多摩運輸' };
    await renderPage(edit, { api: { ...api, [`GET ${one}`]: () => ({ body: hired }) } });
    expect(await screen.findByRole('combobox', { name: /協力会社/ })).toHaveValue('多摩運輸');
    expect(screen.getByRole('combobox', { name: 'いつもの車両' })).toBeDisabled();
  });
});

test('two people who changed a course are told by names which places and stops stand against each other', async () => {
  const yard = { id: '10000000-0000-4000-8000-000000000007', code: '0012', name: '岩槻営業所', nameEn: null };
  const current = { ...course({}, [found]), version: 2, departmentId: yard.id, departmentName: yard.name };
  const { user } = await renderPage(edit, {
    api: {
      ...api,
      [`PUT ${one}`]: () => problem(409, 'version.conflict', { current }),
      [`GET /departments/${yard.id}`]: () => ({ body: yard }),
    },
  });
  await user.click(await screen.findByRole('button', { name: '八潮店 を順路から外す' }));
  await user.click(save());
  const stopsGroup = await screen.findByRole('group', { name: /^納品先の順路: / });
  expect(stopsGroup).toHaveTextContent('1. 三郷店');
  expect(screen.getByRole('listitem', { name: /^2.* 草加店/ })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'センター' })).toHaveValue('0012 岩槻営業所'));
});

test('a stop that somebody else took off is still called by its name, and what is done there is told', async () => {
  let now = row;
  const left = { ...course({}, places.slice(0, 2)), version: 2 };
  const { user, queries } = await renderPage(edit, { api: { ...api, [`GET ${one}`]: () => ({ body: now }) } });
  const [work] = await screen.findAllByLabelText('作業時間');
  await user.clear(work as HTMLElement);
  await user.type(work as HTMLElement, '35');
  now = left;
  await act(() => queries.invalidateQueries({ predicate: ({ meta }) => meta?.entity === 'course' }));
  const group = await screen.findByRole('group', { name: /^納品先の順路: / });
  expect(group).toHaveTextContent(/1\. 越谷店.*2\. 草加店/);
  expect(screen.getByRole('listitem', { name: /^3.* 八潮店/ })).toBeVisible();
  expect(screen.getAllByLabelText('作業時間')[0]).toHaveValue('35');
});

test('the list of courses shows times of the night and who drives', async () => {
  const night = course({
    reportMinutes: 1200,
    endMinutes: 1650,
    dutyMinutes: 450,
    defaultVehicleName: 'IW-05',
    defaultDriverName: '佐藤 誠',
  });
  const none = () => list();
  await renderPage('/course-master', {
    api: {
      'GET /courses': () => list(night),
      'GET /directions': none,
      'GET /vehicle-types': none,
      'GET /departments/names': () => ({ body: { items: [] } }),
    },
  });
  const grid = await screen.findByRole('grid', { name: 'コース' });
  expect(within(grid).getByText('20:00')).toBeVisible();
  expect(within(grid).getByText('IW-05 佐藤 誠')).toBeVisible();
  expect(within(grid).getByText('7時間30分')).toBeVisible();
});
