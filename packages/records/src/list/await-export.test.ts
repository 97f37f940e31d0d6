import { createHttp } from '@haisha/http/create-http';
import { configurePlatform, QueryClient } from '@haisha/platform';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { awaitExport } from './await-export.ts';

const statuses: (string | number)[] = [];
let clicked: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  clicked = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    clicked.push(this.href);
  });
  const fetch = async () => {
    const status = statuses.shift() ?? 'done';
    return typeof status === 'number' ? new Response('', { status }) : Response.json({ id: 'j-1', status });
  };
  const http = createHttp({ baseUrl: '/api', csrf: { cookie: '', header: '', path: '' }, log: console, fetch });
  configurePlatform({ http, queries: new QueryClient(), confirmLeave: async () => true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function follow(...given: (string | number)[]): Promise<void> {
  statuses.splice(0, statuses.length, ...given);
  await Promise.all([awaitExport('j-1'), awaitExport('j-1'), vi.advanceTimersByTimeAsync(20_000)]);
}

test('the file of an export is saved once its job is done, once', async () => {
  await follow('queued', 'running', 'done');
  expect(clicked).toEqual([`${window.location.origin}/api/jobs/j-1/file`]);
});

test.each([429, 503])('a question that is answered by %j is asked again', async (status) => {
  await follow('running', status, 'done');
  expect(clicked).toHaveLength(1);
});

test.each([401, 403, 404])('a question that is refused by %j is not asked again', async (status) => {
  await expect(follow('running', status, 'done')).rejects.toMatchObject({ status });
  expect(statuses).toEqual(['done']);
  expect(clicked).toEqual([]);
});

test.each(['failed', 'cancelled'])('nothing is saved of a job that is %s', async (status) => {
  await follow('running', status);
  expect(clicked).toEqual([]);
});
