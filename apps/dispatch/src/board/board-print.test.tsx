import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { at, boardDay, companyId, run } from '../../test/board.ts';
import { delivery } from '../../test/deliveries.ts';
import { bar, openBoard } from '../../test/open-board.tsx';

beforeEach(() => window.localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

test('Ctrl+P prints the day with its runs and what is left over, and the sheet is gone afterwards', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const night = run(2, { courseCode: 'IW-N02', start: at('20:00'), end: at('25:30') });
  const { user } = await openBoard(boardDay({ allocations: [run(1), night], deliveriesLeft: [delivery()] }));
  await bar(/^IW-S01/);
  await user.keyboard('{Control>}p{/Control}');
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  const sheet = document.querySelector('[data-print-sheet]');
  expect(sheet).toHaveTextContent(/配車表 2026\/11\/21 \(土\).*岩槻.*印刷 20/);
  expect(sheet).toHaveTextContent(/IW-S01.*8:00–12:00.*IW-N02.*20:00–25:30/);
  expect(sheet).toHaveTextContent(/未配車 1.*越谷店/);
  act(() => void fireEvent(window, new Event('afterprint')));
  await waitFor(() => expect(document.querySelector('[data-print-sheet]')).toBeNull());
  expect(screen.getByRole('grid', { name: '配車表' })).toBeVisible();
});

test('what the browser prints by itself is the sheet too, and one sheet alone', async () => {
  await openBoard(boardDay({ allocations: [run(1)], deliveriesLeft: [delivery()] }));
  await bar(/^IW-S01/);
  const sheets = () => document.querySelectorAll('[data-print-sheet]');
  await waitFor(() => {
    act(() => void fireEvent(window, new Event('beforeprint')));
    expect(sheets()).toHaveLength(1);
  });
  act(() => void fireEvent(window, new Event('beforeprint')));
  expect(sheets()).toHaveLength(1);
  expect(sheets()[0]).toHaveTextContent(/IW-S01.*未配車 1/);
  act(() => void fireEvent(window, new Event('afterprint')));
  await waitFor(() => expect(sheets()).toHaveLength(0));
});

test('hired runs are on paper also while their band is folded', async () => {
  vi.stubGlobal('print', vi.fn());
  const hired = run(2, {
    courseCode: 'IW-S02',
    ownership: 'hired',
    vehicleId: null,
    deliveryCompanyId: companyId(1),
  });
  const { user } = await openBoard(boardDay({ allocations: [run(1), hired] }));
  await bar(/^IW-S02/);
  await user.click(screen.getByRole('button', { name: /^協力会社/ }));
  expect(screen.queryByRole('gridcell', { name: /^IW-S02/ })).toBeNull();
  await user.keyboard('{Control>}p{/Control}');
  await waitFor(() => expect(document.querySelector('[data-print-sheet]')).toHaveTextContent(/IW-S01.*IW-S02/));
});
