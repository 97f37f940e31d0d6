import { problem } from '@haisha/area-tests/fake-api';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { openRecords, rowOf } from '../../../test/open-records.ts';
import { centreDay, day, driverId, month, record } from '../../../test/records.ts';

const address = `/driver-time-in-out?driver=${driverId(1)}&date=${day}`;
const answers = { 'GET /time-records/month': () => ({ body: month() }) };

describe('the month of a driver', () => {
  test('has a row for each day, sums, and how much of month and year is used up', async () => {
    const { received } = await openRecords(centreDay(), answers, { address });
    const holiday = await rowOf(/^11\/03 火/);
    expect(holiday).toHaveTextContent('公休');
    expect(within(holiday).getByText('11/03 火')).toHaveAttribute('data-holiday');
    expect(await rowOf(/^11\/20 金/)).toHaveTextContent('9:35');
    expect(await rowOf(/^合計/)).toHaveTextContent('22 勤務285:00116:4040:0060:00労働 233:20');
    const figures = within(screen.getByRole('region', { name: '月と年の合計' }));
    expect(figures.getByText('285:00 / 310 時間')).toBeVisible();
    expect(figures.getByText('2,000:00 / 3,300 時間')).toBeVisible();
    expect(figures.getByText('月の拘束が 285:00（原則 284:00）')).toBeVisible();
    const asked = received.find(({ path }) => path === '/time-records/month');
    expect(asked?.query.get('driverId')).toBe(driverId(1));
  });

  test('goes from month to month, and back to the day of the centre', async () => {
    const { address: shown, user } = await openRecords(centreDay(), answers, { address });
    await user.click(await screen.findByRole('button', { name: '前の月' }));
    await waitFor(() => expect(shown()).toContain('date=2026-10-20'));
    await user.click(await screen.findByRole('link', { name: 'センターの1日へ' }));
    expect(shown()).toMatch(/^\/driver-time-in-out\?date=2026-10-20&departmentId=/);
  });

  test('takes the line of a day as well', async () => {
    const put = `PUT /time-records/${driverId(1)}/2026-11-03`;
    const stored = { before: record(1), after: record(1, { date: '2026-11-03' }) };
    const { user, writes } = await openRecords(
      centreDay(),
      { ...answers, [put]: () => ({ body: stored }) },
      { address },
    );
    (await rowOf(/^11\/03 火/)).focus();
    await user.keyboard('{Enter}8:00 17:00{Enter}');
    await waitFor(() => expect(writes()).toMatchObject([{ path: `/time-records/${driverId(1)}/2026-11-03` }]));
  });

  test('finds another driver by typing', async () => {
    const found = { id: driverId(2), code: 'D002', name: '鈴木 健一', nameEn: null, kana: 'スズキ ケンイチ' };
    const { address: shown, user } = await openRecords(
      centreDay(),
      {
        ...answers,
        [`GET /drivers/${driverId(1)}`]: () => ({ body: { ...found, id: driverId(1), code: 'D001', name: '佐藤 誠' } }),
        'GET /drivers': () => ({ body: { items: [found], total: 1, page: 1, pageSize: 20 } }),
      },
      { address },
    );
    const search = await screen.findByRole('combobox', { name: 'ドライバーの月を見る' });
    await waitFor(() => expect(search).toHaveValue('D001 佐藤 誠'));
    await user.clear(search);
    await user.type(search, '鈴木');
    await user.click(await screen.findByRole('option', { name: /鈴木 健一/ }));
    await waitFor(() => expect(shown()).toContain(`driver=${driverId(2)}`));
  });

  test('says what failed', async () => {
    await openRecords(centreDay(), { 'GET /time-records/month': () => problem(404, 'record.not_found') }, { address });
    expect(await screen.findByText('出退勤打刻を読み込めませんでした')).toBeVisible();
  });
});
