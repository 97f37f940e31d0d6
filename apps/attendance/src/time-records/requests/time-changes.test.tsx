import { problem } from '@haisha/area-tests/fake-api';
import { changeLocale } from '@haisha/i18n';
import type { TimeChange } from '@haisha/validation/time-change';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { openRecords, rowOf } from '../../../test/open-records.ts';
import { at, centreDay, day, driverId, punchId, record, usualHours } from '../../../test/records.ts';

const asker = { id: '90000000-0000-4000-8000-000000000001', name: '佐藤 誠' };

function asked(given: Partial<TimeChange> = {}): TimeChange {
  return {
    id: '80000000-0000-4000-8000-000000000001',
    driver: { id: driverId(1), code: 'D001', name: '佐藤 誠', nameEn: 'Makoto Sato' },
    date: day,
    status: 'requested',
    before: [
      { id: punchId(1), kind: 'clockIn', at: at('2:05') },
      { id: punchId(4), kind: 'clockOut', at: at('11:40') },
    ],
    after: [
      { id: punchId(1), kind: 'clockIn', minutes: 125 },
      { id: punchId(4), kind: 'clockOut', minutes: 760 },
      { id: null, kind: 'breakStart', minutes: 480 },
    ],
    reason: 'waiting',
    reasonText: '納品先で待機',
    requestedAt: at('13:00'),
    requestedBy: asker,
    decidedAt: null,
    decidedBy: null,
    decisionText: null,
    files: [],
    ...given,
  };
}

const effect = {
  before: record(1),
  after: record(1, { hours: { ...usualHours, dutyMinutes: 635 } }),
  timeChangeId: null,
};
const one = '/time-changes/80000000-0000-4000-8000-000000000001';

describe('the changes that somebody asked for', () => {
  test('tell what they change, what comes of it, and are approved by somebody else', async () => {
    const change = asked();
    const { user, writes } = await openRecords(
      centreDay(),
      {
        'GET /time-changes': ({ query }) => ({ body: { items: query.get('state') === 'waiting' ? [change] : [] } }),
        [`GET ${one}`]: () => ({ body: { change, record: record(1), effect } }),
        [`POST ${one}/approve`]: () => ({ body: { ...change, status: 'applied' } }),
      },
      { address: '/time-changes' },
    );
    const row = await screen.findByRole('button', { name: /佐藤 誠/ });
    expect(row).toHaveTextContent('退勤 11:40 → 12:40');
    expect(row).toHaveTextContent('休憩開始 追加 → 8:00');
    expect(row).toHaveTextContent('荷待ち 納品先で待機');
    expect(row).toHaveTextContent('承認待ち');
    await user.click(row);
    expect(await screen.findByText('→ 10:35')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '却下する' }));
    expect(screen.getByText('却下の理由を入力してください')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '承認する' }));
    await waitFor(() => expect(writes()).toMatchObject([{ path: `${one}/approve` }]));
    await user.click(screen.getByRole('button', { name: '決定済み' }));
    expect(await screen.findByText('決定済みの時刻変更はありません')).toBeVisible();
  });

  test('whose punches are others by now are only refused, with a reason', async () => {
    const change = asked();
    const { user, writes } = await openRecords(
      centreDay(),
      {
        'GET /time-changes': () => ({ body: { items: [change] } }),
        [`GET ${one}`]: () => ({ body: { change, record: record(1), effect: null } }),
        [`POST ${one}/refuse`]: (_, count) =>
          count === 1 ? problem(409, 'record.wrong_state') : { body: { ...change, status: 'refused' } },
      },
      { address: '/time-changes' },
    );
    await user.click(await screen.findByRole('button', { name: /佐藤 誠/ }));
    expect(await screen.findByText('申請の後で、この日の打刻が変わりました')).toBeVisible();
    expect(screen.getByRole('button', { name: '承認する' })).toBeDisabled();
    await user.type(screen.getByLabelText('却下の理由'), '訂正済み');
    await user.click(screen.getByRole('button', { name: '却下する' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('打刻が変わりました');
    await act(() => changeLocale('en'));
    expect(screen.getByRole('alert')).toHaveTextContent('The punches of this day changed after this was asked');
    await act(() => changeLocale('ja'));
    await user.click(screen.getByRole('button', { name: '却下する' }));
    await waitFor(() => expect(writes().at(-1)).toMatchObject({ path: `${one}/refuse`, body: { reason: '訂正済み' } }));
  });
});

describe('the dialog of a day', () => {
  test('asks instead of changing where the day is old, with a paper, and tells what was said of it', async () => {
    const place = `${driverId(1)}/${day}`;
    const refused = asked({ status: 'refused', decisionText: '点呼の記録と合わない', decidedBy: asker });
    const { user, writes } = await openRecords(centreDay({ aloneFrom: '2026-11-21' }), {
      'GET /time-changes': () => ({ body: { items: [refused] } }),
      [`POST /time-records/${place}/changes`]: () => ({
        body: { ...effect, timeChangeId: asked().id, change: asked() },
      }),
      [`POST ${one}/files`]: () => ({ body: {} }),
    });
    (await rowOf(/^D001/)).focus();
    await user.keyboard('e');
    const dialog = within(await screen.findByRole('dialog', { name: /^佐藤 誠/ }));
    expect(dialog.getByText(/ほかの人の承認が要ります/)).toBeVisible();
    expect(await dialog.findByText(/点呼の記録と合わない/)).toBeVisible();
    const end = dialog.getByRole('textbox', { name: '退勤の時刻' });
    await user.clear(end);
    await user.type(end, '12:40');
    await user.upload(
      dialog.getByLabelText('証憑を添える（写真・PDF）'),
      new File(['%PDF'], '受領書.pdf', { type: 'application/pdf' }),
    );
    expect(dialog.getByText('受領書.pdf')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: '申請する' }));
    await waitFor(() => expect(writes().map(({ path }) => path)).toContain(`${one}/files`));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('of a locked month is only read, and says who locked it and what to do', async () => {
    const lock = {
      ...{ departmentId: '10000000-0000-4000-8000-000000000001', from: '2026-10-21', to: '2026-11-20' },
      ...{ lockedAt: at('34:00'), lockedByName: '労務 花子' },
    };
    const { user } = await openRecords(centreDay({ records: [record(1, { lock }), record(2), record(3)] }));
    const row = await rowOf(/^D001/);
    expect(within(row).getByRole('img', { name: '締め済み' })).toBeVisible();
    row.focus();
    await user.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: /^佐藤 誠/ }));
    expect(dialog.getByText(/2026\/10\/21～11\/20 は締められています/)).toBeVisible();
    expect(dialog.getByText(/労務 花子 が締めました/)).toBeVisible();
    expect(dialog.queryByRole('textbox')).toBeNull();
  });
});
