import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Shell } from '../shell-context.ts';
import { createShellRouter } from './create-shell-router.ts';

const shell = { areas: {}, pointer: {}, session: {} } as unknown as Shell;
const create = vi.fn(() => ({}) as ReturnType<typeof createShellRouter>);

beforeEach(() => window.history.replaceState(null, '', '/'));
afterEach(() => vi.restoreAllMocks());

it('gives each document an entry of its own, so that a typed address opens at its start', () => {
  createShellRouter(shell, create);
  const { key } = window.history.state;
  expect(key).toMatch(/^[\d.]+$/);
  window.history.replaceState(null, '', '/vehicles');
  vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(Number(key) + 1);
  createShellRouter(shell, create);
  expect(window.history.state.key).not.toBe(key);
});

it('keeps the entry of a page that is loaded anew, with what else it holds', () => {
  window.history.replaceState({ key: 'known', idx: 3 }, '', '/vehicles');
  createShellRouter(shell, create);
  expect(window.history.state).toEqual({ key: 'known', idx: 3 });
});
