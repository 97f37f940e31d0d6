import { problem } from '@haisha/area-tests/fake-api';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { openRecords, rowOf, shownCodes } from '../../../test/open-records.ts';
import {
  at,
  centreDay,
  day,
  driver,
  driverId,
  punch,
  record,
  usualHours,
  usualPunches,
} from '../../../test/records.ts';

describe('the day of a centre', () => {
  test('shows what was punched beside the plan, the hours, and first those with whom something is wrong', async () => {
    await openRecords();
    expect(await rowOf(/^D001/)).toHaveTextContent('2:00–11:30');
    expect(shownCodes()).toEqual(['D002', 'D003', 'D001']);
    const right = within(await rowOf(/^D001/));
    expect(right.getByText('2:05')).toBeVisible();
    expect(right.getByText('+12')).toBeVisible();
    expect(right.getByText('9:35')).toBeVisible();
    const late = await rowOf(/^D002/);
    expect(late).toHaveTextContent('打刻漏れ: 退勤');
    expect(late).toHaveTextContent('他1件');
    expect(within(late).getByRole('button', { name: '退勤 11:30 を入れる（P）' })).toBeVisible();
    expect(await rowOf(/^D003/)).toHaveTextContent('打刻なし');
  });

  test('says how much of the duty counts on the day after as well', async () => {
    const hours = { ...usualHours, dutyMinutes: 960, doubleCountedMinutes: 120 };
    await openRecords(centreDay({ drivers: [driver(1)], records: [record(1, { hours })] }));
    expect(await rowOf(/^D001/)).toHaveTextContent('16:00うち翌2:00');
  });

  test('keeps the first time of a corrected punch, and tells a time before midnight as such', async () => {
    const change = { id: '1', before: at('2:01'), after: at('2:05'), reason: 'mistaken' as const, reasonText: null };
    const [, ...others] = usualPunches;
    const corrected = punch(1, 'clockIn', '2:05', {
      firstAt: at('2:01'),
      changes: [{ ...change, changedAt: at('12:00'), changedByName: '岩槻 花子', approvedByName: null }],
    });
    const early = punch(1, 'clockIn', '-0:10');
    await openRecords(
      centreDay({
        records: [record(1, { punches: [corrected, ...others] }), record(2, { punches: [early, ...others] })],
      }),
    );
    const mark = within(await rowOf(/^D001/)).getByText('2:05');
    expect(mark).toHaveAttribute('data-first', '最初の打刻 2:01');
    expect(await rowOf(/^D002/)).toHaveTextContent('前日23:50');
  });

  test('counts what wants somebody, and a press shows those alone', async () => {
    const breach = {
      code: 'dayOverMost',
      level: 'red' as const,
      day,
      actual: 920,
      limit: 900,
      article: 'standard 4-1-3',
    };
    const records = [record(1, { hours: { ...usualHours, findings: [breach] } }), ...centreDay().records.slice(1)];
    const { user } = await openRecords(centreDay({ records }));
    const strip = within(await screen.findByRole('region', { name: '確認が必要' }));
    expect(strip.getByRole('button', { name: '打刻漏れ 1' })).toBeEnabled();
    expect(strip.getByText('2', { selector: '[data-figure] b' })).toBeVisible();
    await user.click(strip.getByRole('button', { name: '基準違反 1' }));
    expect(shownCodes()).toEqual(['D001']);
    expect(await rowOf(/^D001/)).toHaveTextContent('1日の拘束が 15:20（上限 15:00）');
    await user.click(strip.getByRole('button', { name: '基準違反 1', pressed: true }));
    expect(shownCodes()).toHaveLength(3);
  });

  test('goes from day to day by keys, in its address', async () => {
    const { address, received, user } = await openRecords();
    await rowOf(/^D001/);
    await user.keyboard('[[');
    await waitFor(() => expect(address()).toBe('/driver-time-in-out?date=2026-11-19'));
    await waitFor(() => expect(received.at(-1)?.query.get('date')).toBe('2026-11-19'));
    await user.click(screen.getByRole('button', { name: '次の日' }));
    await waitFor(() => expect(address()).toBe(`/driver-time-in-out?date=${day}`));
  });

  test('leads to the month of a driver', async () => {
    const { user, address } = await openRecords();
    await user.click(within(await rowOf(/^D001/)).getByRole('link', { name: '佐藤 誠' }));
    expect(address()).toBe(`/driver-time-in-out?driver=${driverId(1)}&date=${day}`);
  });

  test('says where there is nobody, and what failed, and asks again', async () => {
    await openRecords({ drivers: [], records: [], aloneFrom: day });
    expect(await screen.findByText('このセンターにはドライバーが登録されていません')).toBeVisible();
  });

  test('says what failed, and asks again', async () => {
    const { user } = await openRecords(centreDay(), {
      'GET /time-records/day': (_, count) => (count <= 2 ? problem(500, 'internal') : { body: centreDay() }),
    });
    await user.click(await screen.findByRole('button', { name: 'もう一度試す' }));
    expect(await rowOf(/^D001/)).toBeVisible();
  });

  test('is only read by who may not change it', async () => {
    const { user } = await openRecords(centreDay(), {}, { role: 'viewer' });
    const row = await rowOf(/^D002/);
    expect(within(row).queryByRole('button')).toBeNull();
    expect(screen.queryByRole('button', { name: /入力の理由/ })).toBeNull();
    row.focus();
    await user.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: /^鈴木 健一/ }));
    expect(dialog.getByRole('heading', { name: '打刻の履歴' })).toBeVisible();
    expect(dialog.queryByRole('textbox')).toBeNull();
    expect(dialog.queryByRole('button', { name: '保存する' })).toBeNull();
  });

  test('keeps how punches are entered behind a button where the toolbar has no room', async () => {
    const asWide = window.matchMedia;
    vi.stubGlobal('matchMedia', (query: string) => {
      const answer = asWide(query);
      return { ...answer, matches: answer.matches && !query.includes('88rem') };
    });
    try {
      const { user } = await openRecords();
      expect(screen.queryByRole('button', { name: /入力の理由/ })).toBeNull();
      await user.click(await screen.findByRole('button', { name: 'その他の操作' }));
      expect(await screen.findByRole('menuitemradio', { name: '打刻忘れ', checked: true })).toBeVisible();
      expect(screen.getByRole('menuitem', { name: 'ファイルから' })).toBeVisible();
    } finally {
      vi.stubGlobal('matchMedia', asWide);
    }
  });

  test('is a list of two lines a row on a phone', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('max-width: 47'),
      media: query,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    const { user } = await openRecords();
    await user.click(await screen.findByRole('button', { name: /^鈴木 健一 2:12–―/ }));
    expect(await screen.findByRole('dialog', { name: /^鈴木 健一/ })).toBeVisible();
    vi.unstubAllGlobals();
  });

  test('speaks English', async () => {
    await openRecords(centreDay(), {}, { locale: 'en' });
    expect(await rowOf(/^D002/)).toHaveTextContent('Missing: Clock out');
    expect(screen.getByRole('button', { name: 'Missing punch 1' })).toBeEnabled();
  });
});
