import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import { publishPage, shellVersion } from '../../../test/publish-page.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
  await test.app.realtime.start();
});
afterAll(() => test.close());
beforeEach(() => publishPage(test.env.RELEASE_STORE));

async function ready(): Promise<unknown[]> {
  const response = await test.app.inject('/health/ready');
  return [response.statusCode, response.json()];
}

describe('a server is ready', () => {
  it('when the page can be served', async () => {
    expect(await ready()).toEqual([200, { status: 'ok' }]);
  });

  it('and says why not while nothing is live', async () => {
    rmSync(join(test.env.RELEASE_STORE, 'builds/latest.json'));
    const reason = 'Nothing is live: the release store has neither a pointer nor a whole revision.';
    expect(await ready()).toEqual([503, { status: 'unavailable', reason }]);
  });

  it('and says why not while the page of the live shell is missing', async () => {
    rmSync(join(test.env.RELEASE_STORE, 'releases/shell', shellVersion, 'index.html'));
    const reason = `The release store lacks index.html of the live shell ${shellVersion}.`;
    expect(await ready()).toEqual([503, { status: 'unavailable', reason }]);
  });
});
