import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { at, boardDay, crew, finding, run, runId, vehicleId } from '../../test/board.ts';
import { bar, openBoard, phoneMedia } from '../../test/open-board.tsx';

const other = run(2, { vehicleId: vehicleId(2), crew: [crew(2)], start: at('13:00'), end: at('17:00') });
const strip = () => within(screen.getByRole('region', { name: '判断が必要' }));

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(at('8:12')) }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a run that should have left says so on its bar, to those who hear it, and in the strip', async () => {
  const { user, address } = await openBoard(boardDay({ allocations: [run(1, { status: 'confirmed' }), other] }), {
    [`GET /allocations/${runId(1)}`]: () => ({
      body: { ...run(1, { status: 'confirmed' }), deliveries: [], places: [] },
    }),
  });
  const late = await bar(/^IW-S01.*遅れ12分$/);
  expect(late).toHaveAttribute('data-worst', 'amber');
  expect(late.querySelector('[data-sign=late]')).not.toBeNull();
  expect(late.querySelector('[data-late=amber]')).toHaveTextContent('+12分');
  expect((await bar(/^IW-S02/)).querySelector('[data-late]')).toBeNull();
  expect(strip().getByRole('button', { name: '出庫遅れ 1' })).toHaveAttribute('data-kind', 'amber');
  await user.keyboard('n');
  await waitFor(() => expect(address()).toContain(runId(1)));
  expect(await screen.findByRole('complementary', { name: '運行の詳細' })).toHaveTextContent('遅れ12分');
});

test('after 15 minutes it is red, and over an hour it is told in hours', async () => {
  vi.setSystemTime(Date.parse(at('9:20')));
  await openBoard();
  const late = await bar(/遅れ1:20$/);
  expect(late).toHaveAttribute('data-worst', 'red');
  expect(late.querySelector('[data-sign=overdue]')).not.toBeNull();
  expect(strip().getByRole('button', { name: '出庫遅れ 1' })).toHaveAttribute('data-kind', 'red');
});

test('what was found keeps its sign where being late is no worse', async () => {
  const warned = run(1, { findings: [finding()] });
  await openBoard(boardDay({ allocations: [warned] }));
  const late = await bar(/要注意あり、遅れ12分$/);
  expect(late.querySelector('[data-sign=amber]')).not.toBeNull();
});

test('being late goes before a warning once it is worse', async () => {
  vi.setSystemTime(Date.parse(at('8:30')));
  await openBoard(boardDay({ allocations: [run(1, { findings: [finding()] })] }));
  const late = await bar(/要注意あり、遅れ30分$/);
  expect(late.querySelector('[data-sign=overdue]')).not.toBeNull();
});

test.each(['departed', 'returned', 'cancelled'] as const)('one that is %s is not late', async (status) => {
  await openBoard(boardDay({ allocations: [run(1, { status }), other] }));
  await bar(/^IW-S02/);
  expect(document.querySelector('[data-late]')).toBeNull();
  expect(strip().getByRole('button', { name: '出庫遅れ 0' })).toBeDisabled();
});

test('on a phone the line of a run and the strip say it', async () => {
  vi.stubGlobal('matchMedia', phoneMedia);
  await openBoard();
  expect(await screen.findByRole('button', { name: /^IW-S01.*遅れ12分$/ })).toHaveTextContent('遅れ12分');
  expect(strip().getByRole('button', { name: '出庫遅れ 1' })).toBeEnabled();
});
