import { problem, type Routes } from '@haisha/area-tests/fake-api';
import type { Candidates, Compliance, ComplianceDriver, Inspection } from '@haisha/validation/compliance';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../test/render-page.tsx';

const centre = { id: '10000000-0000-4000-8000-000000000001', code: 'IW', name: '岩槻', nameEn: null };
const driver = { id: '50000000-0000-4000-8000-000000000001', code: 'IW-D01', name: '佐藤 誠', nameEn: 'Makoto Sato' };
const other = { ...driver, id: '50000000-0000-4000-8000-000000000002', code: 'IW-D02', name: '鈴木 健一' };
const h = 60;
const month = {
  ...{ start: '2026-11-21', end: '2026-12-20', dutyMinutes: 284 * h + 30, mostMinutes: 284 * h, usualMinutes: 284 * h },
  overtimeMinutes: 61 * h,
};
const year = {
  ...{ start: '2026-04-21', dutyMinutes: 2000 * h, mostMinutes: 3300 * h, monthsOver: 1 },
  ...{ overtimeMinutes: 400 * h, overtimeMostMinutes: 960 * h },
};
const row: Compliance['drivers'][number] = {
  ...{ driver, month, year, overUsual: 4, overWatch: 3, weekOverWatch: 3, red: 2, amber: 1 },
  ...{ shortestRestMinutes: 8 * h + 50, earliestStartAt: '2026-11-26T21:00:00.000Z' },
};
const calm = {
  ...{ ...row, driver: other, red: 0, amber: 0, shortestRestMinutes: 660, weekOverWatch: 0 },
  month: { ...month, dutyMinutes: 100 * h },
};
const ofYear: ComplianceDriver = {
  ...{ driver, from: '2026-04-21', to: '2026-12-20', year, months: [month] },
  shifts: [
    {
      ...{ dutyIds: ['a'], day: '2026-11-24', start: '2026-11-23T20:00:00.000Z', end: '2026-11-24T10:30:00.000Z' },
      ...{ state: 'actual', dutyMinutes: 870, doubleCountedMinutes: 30, restBeforeMinutes: 530, level: 'red' },
    },
  ],
  findings: [
    {
      ...{ code: 'restTooShort', level: 'red', day: '2026-11-24', actual: 530, limit: 540, dutyIds: ['a'] },
      ...{ article: 'standard 4-1-5', reading: null },
    },
    {
      ...{ code: 'monthOverMost', level: 'red', day: '2026-11-21', actual: 17_070, limit: 17_040, dutyIds: [] },
      ...{ article: 'standard 4-1-1', reading: { name: 'monthBorder', value: 'wholeShift' } },
    },
  ],
};
const candidates: Candidates['candidates'] = [
  {
    ...{ driver: { ...other, phone: '09000000413' }, state: 'free', restMinutes: 900, findings: [] },
    ...{ monthLeftMinutes: 174 * h, yearLeftMinutes: 1290 * h },
  },
  {
    ...{ driver: { ...driver, phone: '09000000414' }, state: 'red', restMinutes: 450, monthLeftMinutes: -630 },
    yearLeftMinutes: 1290 * h,
    findings: [{ code: 'restTooShort', level: 'red', actual: 450, limit: 540, article: 'standard 4-1-5' }],
  },
];
const inspection: Inspection = {
  healthChecks: [{ code: 'IW-D01', name: '佐藤 誠', nameEn: null, lastDate: '2026-01-10', nextDate: '2026-07-10' }],
  aptitudeTests: [],
  guidance: [
    { code: 'IW-D02', name: '鈴木 健一', nameEn: null, lastDate: null, nextDate: '2026-10-01', isMissing: true },
  ],
  inspections: [
    {
      ...{ code: 'IW-01', inspectionExpiryDate: '2999-01-01', nextThreeMonthInspectionDate: '2026-01-01' },
      nextTwelveMonthInspectionDate: null,
    },
  ],
  instructions: [{ number: 'A20261120-0001', date: '2026-11-20', hasInstruction: false }],
  rollCalls: { from: '2026-11-01', to: '2026-11-26', calls: 10, ofManagers: 3, isEnough: false, withoutCall: 1 },
};

const apiOf = (more: Routes = {}): Routes => ({
  'GET /departments/names': () => ({ body: { items: [centre] } }),
  'GET /compliance': () => ({ body: { drivers: [calm, row] } }),
  'GET /compliance/driver': () => ({ body: ofYear }),
  'GET /compliance/candidates': () => ({ body: { candidates } }),
  'GET /compliance/inspection': () => ({ body: inspection }),
  ...more,
});

test('drivers with breaches stand first, and a figure opens what it comes from', async () => {
  const { user } = await renderPage('/compliance?date=2026-11-26', { api: apiOf() });
  const [, first, second] = await screen.findAllByRole('row');
  expect(first).toHaveTextContent(/佐藤 誠違反 2 注意 1284:30 \/ 284時間.*−0:30.*4日・3日 今週14時間超 3日.*8:50/);
  expect(second).toHaveTextContent(/鈴木 健一100:00 \/ 284時間/);
  await user.click(screen.getByRole('button', { name: '違反のある人 1' }));
  expect(screen.queryByText('鈴木 健一')).toBeNull();
  await user.click(screen.getByRole('link', { name: '284:30 / 284時間' }));
  const month = (await screen.findByText('月の拘束が 284:30（上限 284:00）')).closest('details') as HTMLElement;
  expect(month).toHaveTextContent('改善基準告示 第4条第1項第1号');
  expect(month).toHaveTextContent('2026/11/21〜2026/12/20 拘束 284:30 / 284時間、時間外 61:00');
  expect(month).toHaveTextContent('法令の読み方: 始業の月に含める');
  const rest = screen.getByText('休息が 8:50（下限 9:00）').closest('details');
  expect(rest).toHaveTextContent('2026/11/24（火） 5:00〜19:30 拘束 14:30 うち次の勤務と重なる分 0:30 前の休息 8:50');
});

test('the calendar is walked by keyboard, and a day shows its own findings alone', async () => {
  const { user } = await renderPage(`/compliance?date=2026-11-26&driver=${driver.id}`, { api: apiOf() });
  const day = await screen.findByRole('button', { name: /2026\/11\/24（火） 拘束 14:30 前の休息 8:50 違反/ });
  await user.click(day);
  expect(screen.queryByText(/月の拘束が/)).toBeNull();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('button', { name: '2026/11/25（水） 勤務なし' })).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('2026/11/25（水） は勤務がありません');
  expect(screen.getByText('指摘はありません')).toBeVisible();
});

test('who can still go is asked for a time, and why somebody cannot is said with its article', async () => {
  const asked: string[] = [];
  const { address, user } = await renderPage('/compliance?view=candidates&date=2026-11-27', {
    api: apiOf({
      'GET /compliance/candidates': ({ query }) => {
        asked.push(`${query.get('start')} ${query.get('minutes')}`);
        return { body: { candidates } };
      },
    }),
  });
  const table = within(await screen.findByRole('table', { name: /2026\/11\/27（金） 2:00 に出勤できる人/ }));
  const rows = table.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows[1]).toMatch(/鈴木 健一出せる15:00174:00/);
  expect(rows[2]).toMatch(/佐藤 誠違反になる7:30−10:30.*休息が 7:30（下限 9:00） 改善基準告示 第4条第1項第5号/);
  const time = screen.getByRole('textbox', { name: '出勤時刻' });
  await user.clear(time);
  await user.type(time, '25:00{Enter}');
  expect(screen.getByText('2:00 のように入力してください')).toBeVisible();
  await user.clear(time);
  await user.type(time, '4:30{Enter}');
  expect(address()).toContain('at=4%3A30');
  expect(await screen.findByRole('table', { name: /4:30 に出勤できる人/ })).toBeVisible();
  expect(asked).toEqual(['2026-11-26T17:00:00.000Z 600', '2026-11-26T19:30:00.000Z 600']);
});

test('what an inspector asks first stands on one page, late dates named', async () => {
  await renderPage('/compliance?view=inspection&date=2026-11-26', { api: apiOf() });
  expect(await screen.findByRole('table', { name: /点呼/ })).toHaveTextContent(
    '運行管理者 3回（30%）点呼のない出庫 1件',
  );
  expect(screen.getByRole('table', { name: /特別な指導/ })).toHaveTextContent('指導の記録なし');
  expect(screen.getByRole('table', { name: /健康診断/ })).toHaveTextContent('2026/07/10 期限超過');
  expect(screen.getByRole('table', { name: /運行指示書/ })).toHaveTextContent('指示なし');
  expect(screen.getByRole('table', { name: /適性診断/ })).toHaveTextContent('該当はありません');
  expect(screen.getByRole('button', { name: '印刷' })).toBeVisible();
});

test('who may not know of health has no page for the inspector, and what fails is offered again', async () => {
  const { unmount } = await renderPage('/compliance', { role: 'viewer', api: apiOf() });
  expect(await screen.findByRole('button', { name: '出せる人' })).toBeVisible();
  expect(screen.queryByRole('button', { name: '監査で聞かれること' })).toBeNull();
  unmount();
  await renderPage('/compliance', { api: apiOf({ 'GET /compliance': () => problem(500, 'server.error') }) });
  expect(await screen.findByRole('button', { name: 'もう一度試す' })).toBeVisible();
});
