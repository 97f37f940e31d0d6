import { problem } from '@haisha/area-tests/fake-api';
import { useStandingError } from '@haisha/platform';
import { chooseInMenu } from '@haisha/testing/choose-in-menu';
import { fill } from '@haisha/testing/fill';
import { renderHook, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { at, boardDay, finding, run, runId, vehicleId } from '../../test/board.ts';
import { openBoard, said } from '../../test/open-board.tsx';
import type { Run } from './day/board-types.ts';

const made = [2, 3].map((number) =>
  run(number, { vehicleId: vehicleId(number), courseCode: `IW-S0${number}`, version: 4 }),
);
const rows = made.map((one) => ({
  ...{ sourceId: one.id, label: one.courseCode, labelEn: null, vehicleId: one.vehicleId, driverId: null },
  ...{ deliveryCompanyId: null, start: at('8:00'), end: at('12:00'), deliveryCount: 3, findings: [] },
  ...{ outcome: 'placed', allocationId: one.id },
}));

/** A board on which the regular courses have been placed as two runs, after the one that stood there. */
async function openMade(taken: (runs: Run[]) => object, more: Parameters<typeof openBoard>[1] = {}) {
  let now = [run(1)];
  const board = await openBoard(boardDay({ allocations: now }), {
    'GET /allocations/day': () => ({ body: boardDay({ allocations: now }) }),
    'POST /allocations/place-courses/preview': () => ({ body: { rows } }),
    'POST /allocations/place-courses': () => {
      now = [run(1), ...made];
      return { body: { rows } };
    },
    'POST /allocations/cancel': () => {
      const cancelled = made.map((one) => ({ ...one, status: 'cancelled' as const, version: 5 }));
      now = [run(1), ...cancelled];
      return taken(cancelled);
    },
    ...more,
  });
  await screen.findByRole('gridcell', { name: /^IW-S01/ });
  await chooseInMenu(board.user, 'その他の操作', '定期コースを置く');
  const dialog = within(await screen.findByRole('dialog', { name: '定期コースを置く' }));
  await board.user.click(await dialog.findByRole('button', { name: '2件を作成' }));
  await screen.findByRole('gridcell', { name: /^IW-S03/ });
  return board;
}

const isThere = () =>
  [/^IW-S01/, /^IW-S02/, /^IW-S03/].map((name) => screen.queryByRole('gridcell', { name }) !== null);

test('runs that were made together are taken back as one act, and made again', async () => {
  const { user, writes } = await openMade((allocations) => ({ body: { allocations } }));
  await user.click(screen.getByRole('button', { name: '元に戻す' }));
  await waitFor(() => expect(isThere()).toEqual([true, false, false]));
  expect(writes().at(-1)).toMatchObject({
    path: '/allocations/cancel',
    body: { allocations: made.map(({ id }) => ({ id, version: 4 })), reason: '操作の取り消し' },
  });
  expect(screen.getAllByText('元に戻しました')).toHaveLength(1);
  expect(screen.getByRole('button', { name: '元に戻す' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'やり直す' }));
  await waitFor(() => expect(isThere()).toEqual([true, true, true]));
  expect(writes().map(({ path }) => path)).toEqual([
    ...['/allocations/place-courses/preview', '/allocations/place-courses', '/allocations/cancel'],
    '/allocations/place-courses',
  ]);
  expect(screen.getByRole('button', { name: '元に戻す' })).toBeEnabled();
});

test('they stay where somebody changed one of them since, and who did is said', async () => {
  const current = { ...made[0], version: 9, updatedBy: { id: runId(9), name: '木村' } };
  const { user } = await openMade(() => problem(409, 'version.conflict', { current }));
  const { result } = renderHook(useStandingError);
  await user.click(screen.getByRole('button', { name: '元に戻す' }));
  await waitFor(() => expect(result.current?.text).toMatch(/^木村さんが先にIW-S02を変更しました/));
  expect(screen.getByRole('button', { name: 'やり直す' })).toBeDisabled();
});

test('a making that finds everything made by somebody else is not done again, and stands in nobody’s way', async () => {
  let count = 0;
  const { user } = await openMade((allocations) => ({ body: { allocations } }), {
    'POST /allocations/place-courses': () => {
      count += 1;
      const already = rows.map((row) => ({ ...row, outcome: 'already', allocationId: null }));
      return { body: { rows: count === 1 ? rows : already } };
    },
    'GET /allocations/day': () => ({ body: boardDay({ allocations: [run(1), ...made] }) }),
  });
  await user.click(screen.getByRole('button', { name: '元に戻す' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'やり直す' })).toBeEnabled());
  await user.click(screen.getByRole('button', { name: 'やり直す' }));
  await waitFor(() => expect(said()).toContain('作成する運行はありません。'));
  expect(said()).not.toContain('やり直しました');
  expect(screen.getByRole('button', { name: '元に戻す' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'やり直す' })).toBeDisabled();
});

test('a making that is refused leaves the dialog open, with what was typed', async () => {
  const warned = rows.map((row) => ({ ...row, findings: [finding()] }));
  const { user } = await openBoard(boardDay(), {
    'POST /allocations/place-courses/preview': () => ({ body: { rows: warned } }),
    'POST /allocations/place-courses': () => problem(403, 'permission.denied'),
  });
  await screen.findByRole('gridcell', { name: /^IW-S01/ });
  await chooseInMenu(user, 'その他の操作', '定期コースを置く');
  const dialog = within(await screen.findByRole('dialog', { name: '定期コースを置く' }));
  await fill(user, await dialog.findByRole('textbox', { name: '理由' }), '点検は当日の朝に済ませる');
  await user.click(dialog.getByRole('button', { name: '2件を作成' }));
  await waitFor(() => expect(dialog.getByRole('button', { name: '2件を作成' })).toBeEnabled());
  expect(dialog.getByRole('textbox', { name: '理由' })).toHaveValue('点検は当日の朝に済ませる');
});
