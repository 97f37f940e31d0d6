import { problem } from '@haisha/area-tests/fake-api';
import type { CentreMonth, CentreMonthCell } from '@haisha/validation/centre-month';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { openRecords } from '../../../test/open-records.ts';
import { centre, centreDay, driver, driverId, record } from '../../../test/records.ts';

const address = `/driver-time-in-out?date=2026-11-20&departmentId=${centre}&span=month`;

const days = Array.from({ length: 31 }, (_, at) => {
  const date = new Date(Date.parse('2026-10-21') + at * 86_400_000).toISOString().slice(0, 10);
  return { date, isHoliday: date === '2026-11-03' };
});

const usual: CentreMonthCell = {
  ...{ from: 125, to: 700, isPlanned: false, dutyMinutes: 575, leave: null, isFaulty: false, level: null },
};

const blank: CentreMonthCell = { ...usual, from: null, to: null, dutyMinutes: null };

function monthOf(drivers: number, special: Record<string, Partial<CentreMonthCell>> = {}): CentreMonth {
  return {
    ...{ from: '2026-10-21', to: '2026-11-20', aloneFrom: '2026-11-13', days },
    rows: Array.from({ length: drivers }, (_, at) => ({
      driver: driver(at + 1),
      cells: days.map(({ date }) => ({
        ...(special[date]?.from === null ? blank : usual),
        ...(at === 0 ? special[date] : {}),
      })),
      total: {
        ...{ shifts: 22, dutyMinutes: 17_100, mostMinutes: 18_600, usualMinutes: 17_040, workMinutes: 14_000 },
        ...{ drivingMinutes: 9_000, overtimeMinutes: 2_460, nightMinutes: 3_600, holidayMinutes: 0 },
      },
      level: at === 0 ? 'amber' : null,
    })),
  };
}

async function openMonth(month: CentreMonth, api = {}) {
  const opened = await openRecords(
    centreDay(),
    { 'GET /time-records/centre-month': () => ({ body: month }), ...api },
    { address },
  );
  const grid = within(await screen.findByRole('grid', { name: '2026/10/21～2026/11/20 の出退勤' }));
  return { ...opened, grid };
}

describe('the month of a centre', () => {
  test('has a row for each driver and a cell for each day, with sums and the people of each day', async () => {
    const { grid, received } = await openMonth(
      monthOf(2, {
        '2026-11-03': { from: null, leave: 'paid' },
        '2026-11-19': { to: null, isFaulty: true, level: 'red' },
        '2026-11-20': { isPlanned: true, to: 1530 },
      }),
    );
    const row = within(grid.getByRole('row', { name: /佐藤 誠/ }));
    expect(row.getByText('拘束 285:00 / 310:00')).toBeVisible();
    expect(row.getByRole('button', { name: '2026/10/21 2:05～11:40 拘束 9:35' })).toHaveTextContent('2:0511:40');
    expect(row.getByRole('button', { name: '2026/11/03 有給休暇' })).toBeVisible();
    expect(row.getByRole('button', { name: /2026\/11\/19 2:05～打刻なし .*要確認/ })).toHaveAttribute(
      'data-level',
      'red',
    );
    expect(row.getByRole('button', { name: '2026/11/20 2:05～25:30 予定' })).toBeVisible();
    expect(grid.getByRole('row', { name: /佐藤 誠/ })).toHaveTextContent(/285:0041:0060:00$/);
    expect(grid.getByRole('columnheader', { name: /^3\s*火/ })).toHaveAttribute('data-kind', 'holiday');
    expect(grid.getByRole('row', { name: /^出勤人数 2/ })).toBeVisible();
    expect(received.find(({ path }) => path === '/time-records/centre-month')?.query.get('departmentId')).toBe(centre);
  });

  test('is walked by arrows, opens a day by Enter, and the month of a driver by the name', async () => {
    const shown = record(2, { date: '2026-10-21' });
    const path = `GET /time-records/${driverId(2)}/2026-10-21`;
    const { address: now, grid, user } = await openMonth(monthOf(2), { [path]: () => ({ body: shown }) });
    const first = grid.getByRole('link', { name: '佐藤 誠' });
    first.focus();
    await user.keyboard('{ArrowRight}{ArrowDown}');
    const second = within(grid.getByRole('row', { name: /鈴木 健一/ }));
    const cell = second.getByRole('button', { name: /^2026\/10\/21/ });
    await waitFor(() => expect(cell).toHaveFocus());
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: '鈴木 健一 2026/10/21（水） の打刻' })).toBeVisible();
    await user.keyboard('{Escape}');
    await user.keyboard('{ArrowLeft}');
    await waitFor(() => expect(second.getByRole('link')).toHaveFocus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(now()).toContain(`driver=${driverId(2)}`));
  });

  test('keeps few of many rows in the document, and the keys reach the last', async () => {
    const { grid, user } = await openMonth(monthOf(300));
    const links = () => document.querySelectorAll<HTMLElement>('tbody th a');
    expect(links().length).toBeLessThan(40);
    expect(grid.getByText('佐藤 誠')).toBeVisible();
    links()[0]?.focus();
    await user.keyboard('{Control>}{End}{/Control}');
    await waitFor(() => expect(grid.getByText('運転 300')).toBeVisible());
    expect(links().length).toBeLessThan(40);
  });

  test('goes to the day and back, and says what failed and who is missing', async () => {
    const { address: now, user } = await openMonth(monthOf(1));
    await user.click(screen.getByRole('button', { name: '日', pressed: false }));
    await waitFor(() => expect(now()).not.toContain('span'));
    expect(await screen.findByRole('button', { name: '月', pressed: false })).toBeVisible();
  });

  test.each([
    [{ body: { ...monthOf(0), rows: [] } }, 'このセンターにはドライバーが登録されていません'],
    [problem(500, 'server.failed'), '出退勤打刻を読み込めませんでした'],
  ])('says so when there is nothing to show (%#)', async (answer, text) => {
    await openRecords(centreDay(), { 'GET /time-records/centre-month': () => answer }, { address });
    expect(await screen.findByText(text)).toBeVisible();
  });
});
