import { type Answer, problem, type Routes } from '@haisha/area-tests/fake-api';
import { changeLocale, tokyoDate } from '@haisha/i18n';
import { addDays } from '@haisha/rules/calendar';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { openRecords } from '../../../test/open-records.ts';
import { at, centreDay, month, record } from '../../../test/records.ts';

const today = tokyoDate();
const userId = '00000000-0000-4000-8000-000000000001';
const kept = `haisha-punches-${userId}`;

type Sent = { id: string; kind: string; at: string };

function ownRecord(punches: ReturnType<typeof record>['punches'] = []) {
  const plan = record(1).planned;
  const planned = plan && { ...plan, reportAt: at('26:00', today), endAt: at('30:00', today) };
  return record(1, { date: today, planned, punches, hours: null });
}

async function openOwn(
  post: (sent: Sent, count: number) => Answer,
  more: Routes = {},
  punches = [] as ReturnType<typeof record>['punches'],
) {
  const page = await openRecords(
    centreDay(),
    {
      'GET /time-records/month': () => ({
        body: month({ from: addDays(today, -10), to: addDays(today, 19), records: [ownRecord(punches)] }),
      }),
      'POST /punches': ({ body }, count) => post(body as Sent, count),
      ...more,
    },
    { role: 'driver', departmentIds: [], address: '/driver-time-in-out' },
  );
  const own = within(await screen.findByRole('region', { name: '今日の打刻' }));
  return { ...page, own };
}

const stored = (sent: Sent): Answer => {
  const { id, kind } = sent;
  const [one] = record(1).punches;
  const punches = one ? [{ ...one, id, kind: kind as 'clockIn', at: sent.at, firstAt: sent.at }] : [];
  return { body: ownRecord(punches) };
};

afterEach(() => window.localStorage.removeItem(kept));

describe('the own day of a driver', () => {
  test('shows the planned report-in, and asks for no month but the own', async () => {
    const { own, received } = await openOwn(stored);
    expect(await own.findByText('26:00')).toBeVisible();
    expect(
      received.filter(({ path }) => path.startsWith('/time-records')).every(({ query }) => !query.has('driverId')),
    ).toBe(true);
    expect(received.some(({ path }) => path === '/time-records/day')).toBe(false);
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  test('sends a press once, with its time, and then shows it among the punches', async () => {
    const { own, user, writes } = await openOwn(stored);
    await own.findByText('26:00');
    const before = Date.now();
    await user.dblClick(own.getByRole('button', { name: '出勤' }));
    await waitFor(() => expect(own.queryByText('未送信')).toBeNull());
    expect(within(own.getByRole('list', { name: '今日押した打刻' })).getByText('出勤', { exact: false })).toBeVisible();
    expect(writes()).toHaveLength(1);
    const body = writes()[0]?.body as Sent | undefined;
    expect(body?.kind).toBe('clockIn');
    expect(body?.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(Date.parse(body?.at ?? '')).toBeGreaterThanOrEqual(before);
    expect(window.localStorage.getItem(kept)).toBe('');
  });

  test('keeps a press without a network, says so, and sends the same one later', async () => {
    const { own, user, writes } = await openOwn(stored);
    await own.findByText('26:00');
    const line = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    await user.click(own.getByRole('button', { name: '出勤' }));
    expect(await own.findByText('未送信')).toBeVisible();
    expect(await own.findByText(/^電波が届くと/)).toBeVisible();
    const [kind, time, id] = window.localStorage.getItem(kept)?.split(' ') ?? [];
    line.mockRestore();
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(own.queryByText('未送信')).toBeNull());
    expect(writes()).toMatchObject([{ body: { kind, at: time, id } }]);
  });

  test('sends what an earlier visit left on the device', async () => {
    const id = '90000000-0000-4000-8000-000000000001';
    window.localStorage.setItem(kept, `clockIn ${at('26:01', today)} ${id}`);
    const { writes } = await openOwn(stored);
    await waitFor(() => expect(writes()).toMatchObject([{ body: { id, kind: 'clockIn', at: at('26:01', today) } }]));
    await waitFor(() => expect(window.localStorage.getItem(kept)).toBe(''));
  });

  test('begins a break and ends it with the same button', async () => {
    const [one] = record(1).punches;
    const punches = one
      ? (['clockIn', 'leaveGarage', 'breakStart'] as const).map((kind, index) => ({
          ...one,
          id: `${index}0000000-0000-4000-8000-000000000001`,
          kind,
          at: new Date(Date.now() - (3 - index) * 60_000).toISOString(),
        }))
      : [];
    const { own, user, writes } = await openOwn(stored, {}, punches);
    await user.click(await own.findByRole('button', { name: '休憩終了' }));
    await waitFor(() => expect(writes()).toMatchObject([{ body: { kind: 'breakEnd' } }]));
  });

  test('says why a punch is not taken, and keeps it', async () => {
    const { own, user } = await openOwn(() => problem(403, 'permission.denied'));
    await own.findByText('26:00');
    await user.click(own.getByRole('button', { name: '出勤' }));
    expect(await own.findByRole('button', { name: '今すぐ送る' })).toBeVisible();
    expect(own.getByText('未送信')).toBeVisible();
    expect(own.getByText(/権限/)).toBeVisible();
    await act(() => changeLocale('en'));
    expect(own.getByText(/^You are not allowed to do this/)).toBeVisible();
    await act(() => changeLocale('ja'));
  });

  test('sends the later ones though an earlier one is refused', async () => {
    const [refused, later] = ['90000000-0000-4000-8000-000000000001', '90000000-0000-4000-8000-000000000002'];
    window.localStorage.setItem(
      kept,
      `clockIn ${at('2:01', today)} ${refused}\nclockOut ${at('3:01', today)} ${later}`,
    );
    await openOwn((sent) =>
      sent.id === refused
        ? problem(400, 'validation.failed', { errors: [{ path: 'at', code: 'afterStart' }] })
        : stored(sent),
    );
    await waitFor(() => expect(window.localStorage.getItem(kept)).toBe(`clockIn ${at('2:01', today)} ${refused}`));
    expect(await screen.findByText(/^出勤の時刻は開始より後の時刻/)).toBeVisible();
  });

  test('sends a press also where the browser keeps nothing', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    const { own, user, writes } = await openOwn(stored);
    await own.findByText('26:00');
    await user.click(own.getByRole('button', { name: '出勤' }));
    await waitFor(() => expect(writes()).toMatchObject([{ body: { kind: 'clockIn' } }]));
    await waitFor(() => expect(own.queryByText('未送信')).toBeNull());
    vi.restoreAllMocks();
  });
});
