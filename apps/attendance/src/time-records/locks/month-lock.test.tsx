import type { LabourMonth } from '@haisha/validation/labour-month';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openRecords } from '../../../test/open-records.ts';
import { centre, centreDay, driverId } from '../../../test/records.ts';

const open: LabourMonth = {
  departmentId: centre,
  from: '2026-10-21',
  to: '2026-11-20',
  isOver: true,
  lock: null,
  history: [],
};
const by = { id: '90000000-0000-4000-8000-000000000002', name: '労務 花子' };
const lock = {
  id: '70000000-0000-4000-8000-000000000001',
  lockedAt: '2026-11-22T01:00:00.000Z',
  lockedBy: by,
  unlockedAt: null,
  unlockedBy: null,
  unlockReason: null,
};
const path = `/labour-months/${centre}/2026-11-20`;
const fromFirst = `/labour-months/${centre}/2026-10-21`;
const name = { driverId: driverId(1), name: '佐藤 誠', nameEn: null };
const undecided = { ...name, id: lock.id, date: '2026-11-05' };

test('a month is locked once nobody waits for an answer, with what is missing told first', async () => {
  let waiting = [undecided];
  const { user, writes } = await openRecords(centreDay(), {
    [`GET ${path}`]: () => ({ body: open }),
    [`GET ${fromFirst}/open`]: () => ({
      body: {
        missing: [
          { ...name, date: '2026-11-02', kind: 'clockOut' },
          { ...name, date: '2026-11-03', kind: null },
        ],
        waiting,
      },
    }),
    [`POST ${fromFirst}/lock`]: () => ({ body: { ...open, lock, history: [lock] } }),
  });
  await user.click(await screen.findByRole('button', { name: '11/20締め 未' }));
  const dialog = within(await screen.findByRole('dialog', { name: '勤怠の締め 2026/10/21～11/20' }));
  const items = await dialog.findAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('時刻変更の承認待ち'),
    expect.stringContaining('打刻漏れ: 退勤'),
    expect.stringContaining('打刻なし'),
  ]);
  expect(dialog.getByRole('button', { name: '締める' })).toBeDisabled();
  await user.click(dialog.getAllByRole('button', { name: '閉じる' })[0] as HTMLElement);
  waiting = [];
  await user.click(await screen.findByRole('button', { name: '11/20締め 未' }));
  const again = within(await screen.findByRole('dialog'));
  await waitFor(() => expect(again.getByRole('button', { name: '締める' })).toBeEnabled());
  await user.click(again.getByRole('button', { name: '締める' }));
  await waitFor(() => expect(writes()).toMatchObject([{ path: `${fromFirst}/lock` }]));
});

test('a locked month says who locked it, and is opened with a reason', async () => {
  const { user, writes } = await openRecords(centreDay(), {
    [`GET ${path}`]: () => ({ body: { ...open, lock, history: [lock] } }),
    [`POST ${fromFirst}/reopen`]: () => ({ body: open }),
  });
  await user.click(await screen.findByRole('button', { name: '11/20締め 済' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('2026/11/22 10:00 に 労務 花子 が締めました。')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: '締めを解除する' }));
  expect(dialog.getByText('解除の理由を入力してください')).toBeVisible();
  await user.type(dialog.getByLabelText(/解除の理由/), '退勤漏れ');
  await user.click(dialog.getByRole('button', { name: '締めを解除する' }));
  await waitFor(() => expect(writes()).toMatchObject([{ path: `${fromFirst}/reopen`, body: { reason: '退勤漏れ' } }]));
});
