import type { Routes } from '@haisha/area-tests/fake-api';
import type { DailyReport } from '@haisha/validation/daily-report';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { correctionOf, report, reportRow } from '../../../test/daily-reports.ts';
import { at, centre, day } from '../../../test/records.ts';
import { renderPage } from '../../../test/render-page.tsx';

const first = report(1);
const second = { id: '50000000-0000-4000-8000-000000000008', name: '高橋 誠', nameEn: null, role: 'driver2' as const };
const third = { id: '50000000-0000-4000-8000-000000000009', name: '鈴木 恵', nameEn: null, role: 'relief' as const };
const driven = { startPlace: '岩槻', startMinutes: 150, endPlace: '岩槻', endMinutes: 660, drivingMinutes: 130 };
const partners = [second, third].map(({ id }) => ({ driverId: id, ...driven }));
const ofThree = {
  ...first,
  run: { ...first.run, drivers: [...first.run.drivers, second, third] },
  facts: { ...first.facts, hasTwoDrivers: true },
  content: { ...first.content, odometerEndKm: 48_306, drivingMinutes: 100, stops: [] },
};

async function open(stored: DailyReport, routes: Routes = {}) {
  return await renderPage(`/daily-reports?date=${day}&open=${first.run.id}`, {
    role: 'manager',
    departmentIds: [centre],
    api: {
      'GET /departments/names': () => ({ body: { items: [{ id: centre, code: 'IW', name: '岩槻', nameEn: null }] } }),
      'GET /daily-reports': () => ({ body: { now: at('12:00'), rows: [reportRow(1)] } }),
      [`GET /daily-reports/${first.run.id}`]: () => ({ body: stored }),
      ...routes,
    },
  });
}

test('a report that was handed in without the rows of the other drivers gets them where it is written', async () => {
  await open({ ...ofThree, status: 'submitted', version: 1, content: { ...ofThree.content, drivingMinutes: null } });
  const end = await screen.findByRole('textbox', { name: '高橋 誠 終了' });
  expect(screen.getByRole('group', { name: '鈴木 恵' })).toBeVisible();
  expect(screen.getByRole('button', { name: '差し戻す' })).toBeEnabled();
  const list = within(screen.getByRole('complementary', { hidden: true }));
  expect(list.getByText('鈴木 恵 運転時間')).toBeInTheDocument();
  expect(list.getByText('佐藤 1 運転時間')).toBeInTheDocument();
  list.getByText('高橋 誠 終了を入れてください。').click();
  expect(end).toHaveFocus();
});

test('what was approved without them stays as it is until it is corrected', async () => {
  const stored: DailyReport = { ...ofThree, status: 'approved', version: 3 };
  const { user, writes } = await open(stored, {
    [`POST /daily-reports/${first.run.id}/correction`]: () => ({ body: stored }),
  });
  await screen.findByRole('textbox', { name: '終了メーター（km）' });
  expect(screen.queryByRole('group', { name: '高橋 誠' })).toBeNull();
  await user.click(screen.getByRole('button', { name: '訂正する' }));
  expect(screen.getByRole('group', { name: '高橋 誠' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'やめる' }));
  expect(screen.queryByRole('group', { name: '高橋 誠' })).toBeNull();

  await user.click(screen.getByRole('button', { name: '訂正する' }));
  await user.type(screen.getByRole('textbox', { name: /訂正の理由/ }), 'ドライバーごとに記録');
  for (const { name } of [second, third]) {
    for (const [field, value] of Object.entries({ 開始: '2:30', 開始地点: '岩槻', 終了: '11:00', 終了地点: '岩槻' })) {
      await user.type(screen.getByRole('textbox', { name: `${name} ${field}` }), value);
    }
    await user.type(screen.getByRole('textbox', { name: `${name} 運転時間` }), '2:10');
  }
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(writes()).toHaveLength(1));
  expect(writes()[0]?.body).toMatchObject({ content: { partners } });
});

test('a correction says by name whose break it became, and whose row changed', async () => {
  const pause = { kind: 'break' as const, placeName: '蓮田SA', fromMinutes: 360, toMinutes: 390 };
  const content = { ...ofThree.content, partners, pauses: [{ ...pause, driverId: second.id }] };
  const after = {
    ...content,
    partners: partners.map((one) => (one.driverId === third.id ? { ...one, endMinutes: 665 } : one)),
    pauses: [{ ...pause, driverId: null }],
  };
  const correction = correctionOf({ id: third.id, before: content, after, reason: '点呼簿と照合' });
  await open({ ...ofThree, status: 'approved', version: 3, content: after, corrections: [correction] });
  const told = within(await screen.findByRole('region', { name: '承認後の訂正' })).getAllByRole('listitem');
  expect(told.slice(1).map(({ textContent }) => textContent)).toEqual([
    '鈴木 恵 終了 11:00 → 11:05',
    '休憩・睡眠 ドライバー 高橋 誠 → 佐藤 1',
  ]);
});

test('a draft of somebody who does not drive first any more says so, and fills in who does', async () => {
  const begun = { startPlace: '岩槻', startMinutes: 180, endPlace: '岩槻', endMinutes: 640 };
  const nothing = { startPlace: null, startMinutes: null, endPlace: null, endMinutes: null };
  const content = { ...first.content, ...nothing };
  const firstChanged = { name: '鈴木 恵', nameEn: null, begun };
  const { user } = await open({ ...first, status: 'draft', version: 1, content, firstChanged });
  expect(await screen.findByText(/鈴木 恵 さんが最初に運転する予定/)).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: '終了' }), 'おそく');
  await user.click(screen.getByRole('button', { name: '佐藤 1 さんの時刻を計画と打刻から入れる' }));
  expect(screen.getByRole('textbox', { name: '開始' })).toHaveValue('3:00');
  expect(screen.getByRole('textbox', { name: '終了' })).toHaveValue('10:40');
});

test('a draft of a run that has no driver any more says that', async () => {
  const begun = { startPlace: null, startMinutes: null, endPlace: null, endMinutes: null };
  const firstChanged = { name: '鈴木 恵', nameEn: null, begun };
  await open({ ...first, run: { ...first.run, drivers: [] }, status: 'draft', version: 1, firstChanged });
  expect(await screen.findByText(/今はドライバーが決まっていません/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /計画と打刻から入れる/ })).toBeNull();
});

test('whoever goes on typing after somebody else came to drive first leaves out the times of the former driver', async () => {
  const draft: DailyReport = { ...first, status: 'draft', version: 1 };
  let current = draft;
  const { queries, user, writes } = await open(draft, {
    [`GET /daily-reports/${first.run.id}`]: () => ({ body: current }),
    [`PUT /daily-reports/${first.run.id}`]: () => ({ body: current }),
  });
  const end = await screen.findByRole('textbox', { name: '終了' });
  await user.clear(end);
  await user.type(end, '11:40');
  await user.type(screen.getByRole('textbox', { name: '終了メーター（km）' }), '48306');
  const nothing = { startPlace: null, startMinutes: null, endPlace: null, endMinutes: null, drivingMinutes: null };
  current = {
    ...draft,
    run: { ...draft.run, drivers: [second] },
    content: { ...draft.content, ...nothing },
    firstChanged: { name: '佐藤 1', nameEn: null, begun: { ...driven, endMinutes: 640 } },
  };
  await act(() => queries.invalidateQueries());
  const goOn = await screen.findByRole('button', { name: '自分の入力を続ける' });
  await user.click(screen.getByRole('button', { name: /下書き保存/ }));
  expect(await screen.findByText(/先に選んでください/)).toBeVisible();
  expect(writes()).toEqual([]);
  await user.click(goOn);
  expect(end).toHaveValue('');
  expect(screen.getByText(/今は 高橋 誠 さんです/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: /下書き保存/ }));
  await waitFor(() => expect(writes()).toHaveLength(1));
  expect(writes()[0]?.body).toMatchObject({ content: { ...nothing, odometerEndKm: 48_306 } });
});
