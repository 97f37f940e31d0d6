import { afterAll, beforeAll, expect, it } from 'vitest';
import { logInAs } from '../../../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

const timeline = { session: 1, bundle: 1, lib: 'js', version: '8.6.0', timeline: [{ state: 'connected' }] };

it('takes the timeline of a page that is logged in', async () => {
  const viewer = await logInAs(test, ['viewer']);
  expect((await viewer.post('/api/realtime/timeline', timeline)).statusCode).toBe(204);
});

it('takes no more than fifty events', async () => {
  const viewer = await logInAs(test, ['viewer']);
  const events = Array.from({ length: 51 }, () => ({ state: 'connected' }));
  const response = await viewer.post('/api/realtime/timeline', { ...timeline, timeline: events });
  expect(response.statusCode).toBe(400);
});
