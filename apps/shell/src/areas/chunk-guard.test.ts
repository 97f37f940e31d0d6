import { describe, expect, it, vi } from 'vitest';
import { startFakeSite } from '../../test/fake-site.ts';
import { reloadOnce } from './chunk-guard.ts';

describe('reloading', () => {
  const isAnswered = async () => true;

  it('happens once, then not again within ten seconds', async () => {
    const reload = vi.fn();
    const at = (ms: number) => reloadOnce({ reload, isAnswered, now: () => ms });
    expect(await at(50_000)).toBe('reloads');
    expect(await at(59_999)).toBe('tooSoon');
    expect(await at(60_000)).toBe('reloads');
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['does not answer', new TypeError('offline')],
    ['answers only that something behind it does not', { status: 502 }],
  ])('waits for a server that %s, and then happens', async (_what, answer) => {
    const reload = vi.fn();
    const page = `GET ${window.location.pathname}`;
    const site = startFakeSite({ [page]: answer });
    expect(await reloadOnce({ reload, now: () => 90_000 })).toBe('unreachable');
    expect(reload).not.toHaveBeenCalled();
    site.on(page, { body: '' });
    expect(await reloadOnce({ reload, now: () => 100_000 })).toBe('reloads');
    window.sessionStorage.clear();
  });

  it('never happens without storage', async () => {
    const reload = vi.fn();
    const refused = () => {
      throw new Error('storage is off');
    };
    expect(await reloadOnce({ reload, isAnswered, storage: refused })).toBe('tooSoon');
    expect(reload).not.toHaveBeenCalled();
  });
});
