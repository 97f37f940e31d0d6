import { problem } from '@haisha/area-tests/fake-api';
import { fill } from '@haisha/testing/fill';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { at, boardDay, crew, finding, run, runId, vehicleId } from '../../test/board.ts';
import { bar, openBoard, said } from '../../test/open-board.tsx';

type Move = { target: { vehicleId: string }; start: string; end: string; reason?: string };

const inTheWay = { id: runId(9), number: 'A-9', subject: 'vehicle', start: at('12:05'), end: at('13:00') };
const refusal = problem(409, 'allocation.in_the_way', { inTheWay });

/** A board whose first run may be moved; each answer waits until it is let go, and is a refusal where one is given. */
function slowMoves(...others: ReturnType<typeof run>[]) {
  let day = boardDay({ allocations: [run(1), ...others] });
  let version = 1;
  const waiting: ((refusal?: ReturnType<typeof problem>) => void)[] = [];
  const api: Parameters<typeof openBoard>[1] = {
    'GET /allocations/day': () => ({ body: day }),
    [`POST /allocations/${runId(1)}/move`]: async ({ body }) => {
      const refusal = await new Promise<ReturnType<typeof problem> | undefined>((resolve) => waiting.push(resolve));
      if (refusal) return refusal;
      version += 1;
      const { end, start, target } = body as Move;
      const next = run(1, { ...target, start, end, version });
      day = boardDay({ allocations: [next, ...others] });
      return { body: next };
    },
  };
  async function answer(refusal?: ReturnType<typeof problem>): Promise<void> {
    await waitFor(() => expect(waiting).toHaveLength(1));
    waiting.shift()?.(refusal);
  }
  return { day, api, answer };
}

/** A board on which the run was moved to 8:05, and so on. */
async function openMoved(times: number) {
  const { day, api, answer } = slowMoves();
  const view = await openBoard(day, api);
  (await bar(/^IW-S01/)).focus();
  for (let count = 1; count <= times; count += 1) {
    await view.user.keyboard(' {ArrowRight}{Enter}');
    await answer();
    await bar(count === 1 ? /8:05–12:05/ : /8:10–12:10/);
    await waitFor(() => expect(said()).toContain('置きました'));
  }
  return { ...view, answer };
}

test('what is put down on a row that is gone meanwhile is said to be back', async () => {
  let day = boardDay();
  const { user, writes, queries } = await openBoard(day, { 'GET /allocations/day': () => ({ body: day }) });
  (await bar(/^IW-S01/)).focus();
  await user.keyboard(' {ArrowDown}');
  day = { ...day, vehicles: day.vehicles.filter(({ id }) => id !== vehicleId(2)) };
  await act(() => queries.invalidateQueries());
  await user.keyboard('{Enter}');
  expect(said()).toContain('元に戻しました');
  expect(writes()).toEqual([]);
});

describe('acts that come faster than the answers', () => {
  test('undo takes back the act that is under way, not the one before it', async () => {
    const { user, writes, answer } = await openMoved(1);
    await user.keyboard(' {ArrowRight}{Enter}');
    await bar(/8:10–12:10/);
    await user.keyboard('{Control>}z{/Control}');
    await answer();
    await answer();
    await waitFor(() => expect(said()).toContain('元に戻しました'));
    expect(writes().map(({ body }) => (body as Move).start)).toEqual([at('8:05'), at('8:10'), at('8:05')]);
    expect(await bar(/8:05–12:05/)).toBeVisible();
  });

  test('undo of an act that is refused meanwhile leaves the one before it', async () => {
    const { user, writes, answer } = await openMoved(1);
    await user.keyboard(' {ArrowRight}{Enter}');
    await bar(/8:10–12:10/);
    await user.keyboard('{Control>}z{/Control}');
    await answer(refusal);
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(await bar(/8:05–12:05/)).toBeVisible();
    expect(writes()).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: '元に戻す' }));
    await answer();
    await waitFor(() => expect(writes()[2]?.body).toMatchObject({ start: at('8:00') }));
  });

  test('a second question for a reason waits for the first, and neither act is lost', async () => {
    const other = run(2, { vehicleId: vehicleId(2), crew: [crew(2)], start: at('12:10'), end: at('14:00') });
    const { day, api, answer } = slowMoves(other);
    const { user, writes } = await openBoard(day, api);
    const giveReason = async (reason: string) => {
      const dialog = within(await screen.findByRole('alertdialog', { name: '指摘があります' }));
      await waitFor(() => expect(dialog.getByRole('textbox', { name: /理由/ })).toHaveValue(''));
      await fill(user, dialog.getByRole('textbox', { name: /理由/ }), reason);
      await user.click(dialog.getByRole('button', { name: '理由を残して進める' }));
    };
    (await bar(/^IW-S01/)).focus();
    await user.keyboard(' {ArrowRight}{Enter}');
    await bar(/8:05–12:05/);
    await user.keyboard(' {ArrowDown}{Enter}');
    await screen.findByRole('alertdialog', { name: '指摘があります' });
    await answer(problem(409, 'allocation.reason_needed', { findings: [finding()] }));
    await giveReason('行を替える');
    await giveReason('時刻を替える');
    await answer();
    await answer();
    await waitFor(() => expect(writes()).toHaveLength(3));
    expect(writes()[1]?.body).toMatchObject({ reason: '時刻を替える', target: { vehicleId: vehicleId(1) } });
    expect(writes()[2]?.body).toMatchObject({ reason: '行を替える', target: { vehicleId: vehicleId(2) } });
  });

  describe('undo and redo mean the act before them', () => {
    const starts = (writes: { body: unknown }[]) => writes.map(({ body }) => (body as Move).start);

    test('that of an act is done though one before it is refused', async () => {
      const { user, writes, answer } = await openMoved(0);
      await user.keyboard(' {ArrowRight}{Enter}');
      await bar(/8:05–12:05/);
      await user.keyboard(' {ArrowRight}{Enter}{Control>}z{/Control}');
      await answer(refusal);
      await answer();
      await answer();
      await waitFor(() => expect(said()).toContain('元に戻しました'));
      expect(starts(writes())).toEqual([at('8:05'), at('8:10'), at('8:00')]);
    });

    test('of two undos only that of the refused act is left out, which is said', async () => {
      const { user, writes, answer } = await openMoved(1);
      await user.keyboard(' {ArrowRight}{Enter}');
      await bar(/8:10–12:10/);
      await user.keyboard('{Control>}zz{/Control}');
      await answer(refusal);
      await waitFor(() => expect(said()).toContain('何も戻していません'));
      await answer();
      await waitFor(() => expect(said()).toContain('元に戻しました'));
      expect(starts(writes())).toEqual([at('8:05'), at('8:10'), at('8:00')]);
    });

    test('redo of an undo that is refused does nothing older again', async () => {
      const { user, writes, answer } = await openMoved(2);
      await user.keyboard('{Control>}z{/Control}');
      await answer();
      await waitFor(() => expect(said()).toContain('元に戻しました'));
      await user.keyboard('{Control>}zy{/Control}');
      await answer(refusal);
      await waitFor(() => expect(said()).toContain('やり直すものはありません'));
      expect(starts(writes())).toEqual([at('8:05'), at('8:10'), at('8:05'), at('8:00')]);
      expect(screen.getByRole('button', { name: 'やり直す' })).toBeEnabled();
    });

    test('the first act of a day may be taken back while it is under way', async () => {
      const { user, answer } = await openMoved(0);
      const undo = screen.getByRole('button', { name: '元に戻す' });
      expect(undo).toBeDisabled();
      await user.keyboard(' {ArrowRight}{Enter}');
      await waitFor(() => expect(undo).toBeEnabled());
      await answer(refusal);
      await waitFor(() => expect(undo).toBeDisabled());
    });
  });
});

describe('a board that is left while an act is under way', () => {
  const elsewhere = `/vehicle-allocation/edit/${runId(1)}`;
  const detail = { [`GET /allocations/${runId(1)}`]: () => ({ body: { ...run(1), deliveries: [] } }) };

  test('says that what wants a reason was not done, and does what comes behind it', async () => {
    const { day, api, answer } = slowMoves();
    const { user, writes, router } = await openBoard(day, { ...api, ...detail });
    (await bar(/^IW-S01/)).focus();
    await user.keyboard(' {ArrowRight}{Enter}');
    await bar(/8:05–12:05/);
    await user.keyboard(' {ArrowRight}{Enter}');
    await answer(problem(409, 'allocation.reason_needed', { findings: [finding()] }));
    await screen.findByRole('alertdialog', { name: '指摘があります' });
    await act(() => router.navigate(elsewhere));
    expect(await screen.findByRole('alert')).toHaveTextContent('その操作は行っていません');
    await answer();
    expect(writes().map(({ body }) => (body as Move).start)).toEqual([at('8:05'), at('8:10')]);
  });

  test('has the next act wait for it, and is opened with what may be taken back', async () => {
    const { day, api, answer } = slowMoves();
    const { user, writes, router } = await openBoard(day, { ...api, ...detail });
    (await bar(/^IW-S01/)).focus();
    await user.keyboard(' {ArrowRight}{Enter}');
    await bar(/8:05–12:05/);
    await waitFor(() => expect(writes()).toHaveLength(1));
    await act(() => router.navigate(elsewhere));
    await screen.findByRole('complementary', { name: '運行の詳細' });
    expect(screen.getByRole('button', { name: '元に戻す' })).toBeEnabled();
    (await bar(/8:05–12:05/)).focus();
    await user.keyboard(' {ArrowRight}{Enter}');
    await answer();
    await answer();
    await waitFor(() => expect(said()).toContain('置きました'));
    expect(writes().map(({ body }) => body)).toMatchObject([
      { start: at('8:05'), version: 1 },
      { start: at('8:10'), version: 2 },
    ]);
  });
});
