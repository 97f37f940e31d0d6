import { problem } from '@haisha/area-tests/fake-api';
import { useStandingError } from '@haisha/platform';
import { fill } from '@haisha/testing/fill';
import { renderHook, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { boardDay, finding, run, runId, vehicleId } from '../../../test/board.ts';
import { bar, openBoard } from '../../../test/open-board.tsx';

const path = `POST /allocations/${runId(1)}/move`;
const moved = run(1, { version: 2, vehicleId: vehicleId(2), vehicleCode: 'IW-02' });

afterEach(() => vi.unstubAllGlobals());

test('a command without connection is named once, keeps its reason, and is sent again', async () => {
  let isOffline = false;
  let day = boardDay();
  const reach = globalThis.fetch;
  vi.stubGlobal('fetch', (...asked: Parameters<typeof reach>) =>
    isOffline ? Promise.reject(new TypeError('Failed to fetch')) : reach(...asked),
  );
  const { user, writes } = await openBoard(day, {
    'GET /allocations/day': () => ({ body: day }),
    [path]: ({ body }) => {
      if (!(body as { reason?: string }).reason) {
        isOffline = true;
        return problem(409, 'allocation.reason_needed', { findings: [finding()] });
      }
      day = boardDay({ allocations: [moved] });
      return { body: moved };
    },
  });
  (await bar(/^IW-S01/)).focus();
  await user.keyboard(' {ArrowDown}{Enter}');
  const dialog = within(await screen.findByRole('alertdialog', { name: '指摘があります' }));
  await fill(user, dialog.getByRole('textbox', { name: /理由/ }), '急ぎのため');
  await user.click(dialog.getByRole('button', { name: '理由を残して進める' }));
  expect(await screen.findByText(/^IW-S01の移動を送れませんでした。サーバーに接続できません。/)).toBeVisible();
  expect(screen.getAllByText(/サーバーに接続できません/)).toHaveLength(1);
  isOffline = false;
  await user.click(screen.getByRole('button', { name: 'もう一度送る' }));
  await waitFor(() => expect(writes().at(-1)?.body).toMatchObject({ reason: '急ぎのため' }));
  await waitFor(() => expect(screen.queryByText(/送れませんでした/)).toBeNull());
  const row = screen.getByRole('rowheader', { name: /IW-02/ }).parentElement as HTMLElement;
  expect(within(row).getByRole('gridcell', { name: /^IW-S01/ })).toBeVisible();
});

test('a refusal says where the run is now, and goes with the next command that is done', async () => {
  const theirs = { ...moved, updatedBy: { id: vehicleId(9), name: '木村' } };
  let isLate = true;
  const { user } = await openBoard(boardDay(), {
    [path]: () => (isLate ? problem(409, 'version.conflict', { current: theirs }) : { body: moved }),
  });
  const { result } = renderHook(useStandingError);
  (await bar(/^IW-S01/)).focus();
  await user.keyboard(' {ArrowDown}{Enter}');
  await waitFor(() =>
    expect(result.current?.text).toBe('木村さんが先にIW-S01を変更しました。いまはIW-02の8:00–12:00です。'),
  );
  isLate = false;
  (await bar(/^IW-S01/)).focus();
  await user.keyboard(' {ArrowDown}{Enter}');
  await waitFor(() => expect(result.current).toBeNull());
});
