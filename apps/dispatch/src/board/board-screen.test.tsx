import { problem } from '@haisha/area-tests/fake-api';
import { chooseInMenu } from '@haisha/testing/choose-in-menu';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { at, boardDate, boardDay, companyId, crew, run, runId, vehicleId } from '../../test/board.ts';
import { bar, openBoard } from '../../test/open-board.tsx';

const address = `/vehicle-allocation/screen?date=${boardDate}`;
const many = Array.from({ length: 12 }, (_, index) =>
  run(index + 1, { vehicleId: vehicleId(index + 1), vehicleCode: `IW-${index + 10}`, start: at('20:00') }),
);

beforeEach(() => void vi.setSystemTime(at('8:20')));
afterEach(() => void vi.useRealTimers());

const line = async (name: RegExp) =>
  within((await screen.findByRole('rowheader', { name })).closest('tr') as HTMLElement);

describe('the big screen', () => {
  test('says of each vehicle what it drives, who, when it leaves and how it stands', async () => {
    await openBoard(
      boardDay({
        allocations: [
          run(1, { status: 'confirmed' }),
          run(2, {
            ...{ vehicleId: vehicleId(2), vehicleCode: 'IW-02', crew: [crew(2)] },
            ...{ status: 'departed', actualOutAt: at('8:03') },
          }),
          run(3, {
            ...{ ownership: 'hired', deliveryCompanyId: companyId(1), deliveryCompanyName: '彩北運輸' },
            ...{ vehicleId: null, vehicleCode: null, crew: [] },
            ...{ status: 'accepted', start: at('6:00') },
          }),
        ],
      }),
      {},
      { address },
    );
    const late = (await line(/IW-01/)).getAllByRole('cell').map(({ textContent }) => textContent);
    expect(late).toEqual(['IW-S01 越谷', '佐藤 誠', '8:00', '12:00', '20分遅れ']);
    const hired = (await line(/協力会社/)).getAllByRole('cell').map(({ textContent }) => textContent);
    expect([hired[1], hired[4]]).toEqual(['彩北運輸', '2:20 遅れ']);
    expect((await line(/IW-02/)).getByText('運行中')).toBeVisible();
    expect((await line(/IW-02/)).getByText('8:03')).toBeVisible();
    expect(screen.getByText('8:20')).toBeVisible();
    expect(screen.getByText('2026/11/21 (土)')).toBeVisible();
    expect(await screen.findByRole('heading', { name: /^配車 .*岩槻$/ })).toBeVisible();
    expect(screen.getAllByRole('status').some(({ textContent }) => textContent === '出庫遅れ 2件')).toBe(true);
  });

  test('shows as many lines as fit, and an arrow turns the page', async () => {
    const { user } = await openBoard(boardDay({ allocations: many }), {}, { address });
    expect(await screen.findByRole('rowheader', { name: 'IW-10' })).toBeVisible();
    expect(screen.getByText('1 / 2 ページ')).toBeVisible();
    screen.getByRole('button', { name: '配車表に戻る' }).focus();
    expect(await screen.findByText('めくりを止めています')).toBeVisible();
    await user.keyboard('{ArrowRight}');
    expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['IW-20', 'IW-21']);
  });

  test('says since when it has no news, and shows what it had', async () => {
    let isDown = false;
    const { queries } = await openBoard(
      boardDay(),
      { 'GET /allocations/day': () => (isDown ? problem(500, 'internal') : { body: boardDay() }) },
      { address },
    );
    await screen.findByRole('rowheader', { name: 'IW-01' });
    isDown = true;
    await queries.invalidateQueries({ queryKey: ['/allocations', 'day'] });
    expect(await screen.findByRole('alert')).toHaveTextContent(/^8:20 から更新されていません/);
    expect(screen.getByRole('rowheader', { name: 'IW-01' })).toBeVisible();
    isDown = false;
    await queries.invalidateQueries({ queryKey: ['/allocations', 'day'] });
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  test('opens from the menu of the board in a full window, and Escape leads back to the same day', async () => {
    const full = vi.fn(() => Promise.resolve());
    document.documentElement.requestFullscreen = full;
    const { user, address: now } = await openBoard();
    await bar(/^IW-S01/);
    await chooseInMenu(user, 'その他の操作', '大画面表示');
    expect(await screen.findByRole('region', { name: '配車' })).toBeVisible();
    expect([now(), full.mock.calls.length]).toEqual([address, 1]);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(now()).toBe(`/vehicle-allocation?date=${boardDate}`));
  });

  test('says so when the day has no run, and why it cannot be read', async () => {
    const { unmount } = await openBoard(boardDay({ allocations: [] }), {}, { address });
    expect(await screen.findByText('この日の運行はありません')).toBeVisible();
    unmount();
    await openBoard(
      boardDay(),
      { 'GET /allocations/day': () => problem(403, 'permission.denied') },
      { address, departmentIds: [runId(1)] },
    );
    expect(await screen.findByRole('button', { name: 'もう一度試す' })).toBeVisible();
  });
});
