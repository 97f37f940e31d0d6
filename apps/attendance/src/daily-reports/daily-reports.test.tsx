import { problem, type Routes } from '@haisha/area-tests/fake-api';
import type { DailyReport, DailyReportInput, DailyReportRow } from '@haisha/validation/daily-report';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { correctionOf, report, reportRow } from '../../test/daily-reports.ts';
import { at, centre, day } from '../../test/records.ts';
import { renderPage } from '../../test/render-page.tsx';

const now = at('12:00');
const names = { items: [{ id: centre, code: 'IW', name: '岩槻', nameEn: null }] };
const ofDay = (...rows: DailyReportRow[]): Routes => ({
  'GET /departments/names': () => ({ body: names }),
  'GET /daily-reports': () => ({ body: { now, rows } }),
});
const runOf = (number: number) => report(number).run.id;
const pageOf = (number: number) => `/daily-reports?date=${day}&open=${runOf(number)}`;
const summary = { distanceKm: 96, waitingMinutes: 75, workMinutes: 94, isRefused: true, unusual: 1 };

/** Answers as the API does: what was written is stored with the next version. */
function storing(first: DailyReport) {
  let current = first;
  const routes: Routes = {
    [`GET /daily-reports/${first.run.id}`]: () => ({ body: current }),
    [`PUT /daily-reports/${first.run.id}`]: ({ body }) => {
      const { command, content } = body as DailyReportInput;
      const status = { save: 'draft', submit: 'submitted', approve: 'approved' } as const;
      current = { ...current, content, status: status[command], version: current.version + 1 };
      return { body: current };
    },
  };
  return routes;
}

test('the day names first whose report is missing, with what was out of the ordinary, and approves several', async () => {
  const rows = [
    reportRow(1, {
      status: 'approved',
      version: 3,
      corrections: 1,
      summary: { ...summary, isRefused: false, unusual: 0 },
    }),
    reportRow(2, { status: 'submitted', version: 2, summary, warnings: ['odometerGap', 'partner'] }),
    reportRow(3, { status: 'submitted', version: 1, summary: { ...summary, waitingMinutes: 0 } }),
    reportRow(4),
    reportRow(5, { status: 'approved', version: 3, isCorrectionWaiting: true }),
  ];
  const { user, writes } = await renderPage(`/daily-reports?date=${day}`, {
    role: 'manager',
    departmentIds: [centre],
    api: {
      ...ofDay(...rows),
      'POST /daily-reports/approvals': () => ({
        body: {
          outcomes: [
            { runId: runOf(2), outcome: 'approved' },
            { runId: runOf(3), outcome: 'changed' },
          ],
        },
      }),
    },
  });
  const heads = await screen.findAllByRole('rowheader');
  expect(heads.map(({ textContent }) => textContent?.slice(0, 6))).toEqual([
    ...['IW-S04', 'IW-S02', 'IW-S03', 'IW-S05', 'IW-S01'],
  ]);
  const row = within(screen.getByRole('row', { name: /IW-S02/ }));
  for (const said of [
    '承認待ち',
    '96 km',
    '1:15',
    '1:34',
    '荷主確認なし',
    '異常 1',
    'メーター不連続',
    'ドライバーごとの時刻なし',
  ]) {
    expect(row.getByText(said)).toBeVisible();
  }
  expect(within(screen.getByRole('row', { name: /IW-S01/ })).getByText('訂正 1')).toBeVisible();
  expect(within(screen.getByRole('row', { name: /IW-S04/ })).getByText('未提出')).toBeVisible();

  screen.getByRole('row', { name: /IW-S04/ }).focus();
  await user.keyboard('{ArrowDown} {ArrowDown} ');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText(/^1 件を承認しました。 1 件は変更されたか、不備があり/)).toBeVisible();
  expect(writes().at(-1)?.body).toEqual({
    reports: [
      { runId: runOf(2), version: 2 },
      { runId: runOf(3), version: 1 },
    ],
  });
  expect(screen.getByRole('button', { name: '訂正の承認待ち 1' })).toBeEnabled();
  await user.click(screen.getByRole('button', { name: '未提出 1' }));
  expect(screen.getAllByRole('rowheader')).toHaveLength(1);
});

test('the office enters a usual run with the odometer and three keys, and goes on with the next', async () => {
  const { user, writes } = await renderPage(pageOf(1), {
    role: 'manager',
    departmentIds: [centre],
    api: { ...ofDay(reportRow(1), reportRow(2)), ...storing(report(1)), ...storing(report(2)) },
  });
  const odometer = await screen.findByRole('textbox', { name: '終了メーター（km）' });
  expect(screen.getByRole('textbox', { name: '開始メーター（km）' })).toHaveValue('48210');
  expect(screen.getByRole('textbox', { name: '春日部店 到着' })).toHaveValue('3:00');
  odometer.focus();
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(writes()).toEqual([]);
  expect(odometer).toHaveAccessibleDescription(/^終了メーター（km）を入れてください。/);
  await user.keyboard('48,306');
  expect(screen.getByText('96 km、計画 96 km')).toBeVisible();
  await user.keyboard('{Alt>}a{/Alt}{Control>}{Enter}{/Control}');
  expect(await screen.findByText('IW-S01 の日報を承認しました。')).toBeVisible();
  const [written] = writes();
  expect(written?.body).toMatchObject({ version: 0, command: 'approve', content: { odometerEndKm: 48_306 } });
  const { stops } = (written as { body: DailyReportInput }).body.content;
  expect(stops.map(({ confirmation }) => confirmation)).toEqual(['confirmed', 'confirmed']);
  expect(await screen.findByRole('heading', { name: 'IW-S02' })).toBeVisible();
});

test('what is wrong is told at its field, with the way out, in both languages', async () => {
  const { user } = await renderPage(pageOf(1), {
    role: 'manager',
    departmentIds: [centre],
    locale: 'en',
    api: { ...ofDay(), ...storing(report(1)) },
  });
  const start = await screen.findByRole('textbox', { name: 'Odometer at start (km)' });
  await user.clear(start);
  await user.type(start, '48250');
  expect(start).toHaveAccessibleDescription(/The last end was 48210 km \(2026\/11\/19\).*enter 48210/);
  const end = screen.getByRole('textbox', { name: 'End' });
  await user.clear(end);
  await user.type(end, 'late');
  expect(end).toHaveAccessibleDescription(/25:30/);
  await user.clear(end);
  await user.type(end, '2530');
  await user.tab();
  expect(end).toHaveValue('25:30');
  const work = screen.getByRole('textbox', { name: '越谷店 Work starts' });
  await user.clear(work);
  await user.type(work, 'late');
  expect(work).toHaveAccessibleDescription(/^Enter “越谷店 Work starts” again: it cannot be read/);
  await user.clear(work);
  await user.type(work, '5:35');
  expect(screen.getByText('Waiting 35 min')).toBeVisible();
  const list = within(screen.getByRole('complementary', { hidden: true }));
  await user.click(list.getByText('Stop 2 Work ends'));
  expect(screen.getByRole('textbox', { name: '越谷店 Work ends' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Add an event' }));
  expect(screen.getByRole('group', { name: /unusual events 1$/ })).toBeVisible();
});

test('what was approved is corrected with a reason alone, and shows what was corrected before', async () => {
  const approved = report(1, { status: 'approved', version: 3 });
  const content = { ...approved.content, odometerEndKm: 48_306, stops: [] };
  const after = { ...content, fuelLitres: 45 };
  const correction = correctionOf({ id: runOf(9), before: content, after, reason: 'レシートの再確認' });
  const { user, writes } = await renderPage(pageOf(1), {
    role: 'manager',
    departmentIds: [centre],
    api: {
      ...ofDay(),
      ...storing({ ...approved, content, corrections: [correction] }),
      [`POST /daily-reports/${runOf(1)}/correction`]: () => problem(409, 'version.conflict'),
    },
  });
  const odometer = await screen.findByRole('textbox', { name: '終了メーター（km）' });
  expect(odometer).toHaveAttribute('readonly');
  expect(within(screen.getByRole('region', { name: '承認後の訂正' })).getByText(/給油/)).toHaveTextContent('— → 45');
  await user.click(screen.getByRole('button', { name: '訂正する' }));
  await user.clear(odometer);
  await user.type(odometer, '48316');
  await user.type(screen.getByRole('textbox', { name: /訂正の理由/ }), '再確認');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(writes()).toEqual([]);
  await user.type(screen.getByRole('textbox', { name: /訂正の理由/ }), 'した');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(writes()).toHaveLength(1));
  expect(writes()[0]?.body).toMatchObject({ version: 3, reason: '再確認した', content: { odometerEndKm: 48_316 } });
  expect(await screen.findByRole('alert')).toBeVisible();
});

test('whoever drives finds the own runs and hands the report in; whoever looks on changes nothing', async () => {
  const own = { ...ofDay(reportRow(1)), ...storing(report(1)) };
  const driver = await renderPage('/daily-reports', { role: 'driver', api: own });
  await driver.user.click(await screen.findByRole('link', { name: /IW-S01.*未提出/ }));
  await driver.user.type(await screen.findByRole('textbox', { name: '終了メーター（km）' }), '48300');
  expect(screen.queryByRole('button', { name: /承認/ })).toBeNull();
  await driver.user.click(screen.getByRole('button', { name: /下書き保存/ }));
  await waitFor(() => expect(driver.writes()).toHaveLength(1));
  expect(driver.writes()[0]?.body).toMatchObject({ command: 'save', content: { odometerEndKm: 48_300 } });
  driver.unmount();

  await renderPage(pageOf(1), {
    role: 'viewer',
    departmentIds: [centre],
    api: { ...ofDay(), ...storing(report(1)) },
  });
  expect(await screen.findByRole('textbox', { name: '終了メーター（km）' })).toHaveAttribute('readonly');
  expect(screen.queryByRole('button', { name: /提出|保存/ })).toBeNull();
});

test('two drivers of a run have rows of their own, and a break says whose it was', async () => {
  const first = report(1);
  const second = { id: runOf(8), name: '高橋 誠', nameEn: null, role: 'driver2' as const };
  const partner = {
    ...{
      driverId: second.id,
      startPlace: '岩槻センター',
      startMinutes: 150,
      endPlace: '岩槻センター',
      endMinutes: 660,
    },
    drivingMinutes: null,
  };
  const two = {
    ...first,
    run: { ...first.run, drivers: [...first.run.drivers, second] },
    facts: { ...first.facts, hasTwoDrivers: true },
    content: { ...first.content, odometerEndKm: 48_306, partners: [partner] },
  };
  const { user, writes } = await renderPage(pageOf(1), {
    role: 'manager',
    departmentIds: [centre],
    api: { ...ofDay(reportRow(1)), ...storing(two) },
  });
  const driving = await screen.findByRole('textbox', { name: '高橋 誠 運転時間' });
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(driving).toHaveAccessibleDescription(/4:30/);
  await user.type(driving, '2:10');
  await user.type(screen.getByRole('textbox', { name: '佐藤 1 運転時間' }), '3:05');
  await user.click(screen.getByRole('button', { name: '休憩・睡眠を加える' }));
  const pause = within(screen.getByRole('group', { name: '休憩・睡眠 1' }));
  await user.selectOptions(pause.getByRole('combobox', { name: 'ドライバー' }), '高橋 誠');
  await user.type(pause.getByRole('textbox', { name: '地点' }), '蓮田SA');
  await user.type(pause.getByRole('textbox', { name: '開始' }), '6:00');
  await user.type(pause.getByRole('textbox', { name: '終了' }), '6:30');
  await user.keyboard('{Alt>}a{/Alt}{Control>}{Enter}{/Control}');
  await waitFor(() => expect(writes()).toHaveLength(1));
  expect(writes()[0]?.body).toMatchObject({
    content: {
      drivingMinutes: 185,
      partners: [{ driverId: second.id, drivingMinutes: 130 }],
      pauses: [{ driverId: second.id, fromMinutes: 360, toMinutes: 390 }],
    },
  });
});

test('whoever hands in a report whose drivers were changed meanwhile is told so, and reads it anew', async () => {
  const first = report(1, { status: 'draft', version: 1 });
  const second = { id: runOf(9), name: '高橋 誠', nameEn: null, role: 'driver1' as const };
  const whole = { ...first.content, odometerEndKm: 48_306, stops: [] };
  const [before, after] = [whole, { ...whole, startMinutes: null }].map((content) => ({ ...first, content }));
  const changed = { ...after, run: { ...first.run, drivers: [second] } };
  let current: unknown = before;
  const { user, writes } = await renderPage(pageOf(1), {
    role: 'driver',
    api: {
      ...ofDay(reportRow(1)),
      [`GET /daily-reports/${runOf(1)}`]: () => ({ body: current }),
      [`PUT /daily-reports/${runOf(1)}`]: () => {
        current = changed;
        return problem(400, 'validation.failed');
      },
    },
  });
  const odometer = await screen.findByRole('textbox', { name: '終了メーター（km）' });
  await user.clear(odometer);
  await user.type(odometer, '48300');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(writes()).toHaveLength(1));
  await user.click(await screen.findByRole('button', { name: '変更後の日報を読む' }));
  expect(screen.getByRole('textbox', { name: '開始' })).toHaveValue('');
});

test('an error is told, and a day without runs says so', async () => {
  const failing = { ...ofDay(), 'GET /daily-reports': () => problem(500, 'internal') };
  const { unmount } = await renderPage(`/daily-reports?date=${day}`, {
    role: 'manager',
    departmentIds: [centre],
    api: failing,
  });
  expect(await screen.findByText('日報を読み込めませんでした')).toBeVisible();
  unmount();
  await renderPage(`/daily-reports?date=${day}`, { role: 'manager', departmentIds: [centre], api: ofDay() });
  expect(await screen.findByText('この日の運行はありません')).toBeVisible();
});
