import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
beforeEach(() => {
  rmSync(join(test.env.RELEASE_STORE, 'builds'), { recursive: true, force: true });
  publishPage(test.env.RELEASE_STORE);
});

async function ready(): Promise<unknown[]> {
  const response = await test.app.inject('/health/ready');
  return [response.statusCode, response.json()];
}

describe('a server is ready', () => {
  it('when the page can be served', async () => {
    expect(await ready()).toEqual([200, { status: 'ok' }]);
  });

  it('and says why not while nothing is live', async () => {
    rmSync(join(test.env.RELEASE_STORE, 'builds'), { recursive: true });
    const reason = 'Nothing is live: the release store has neither a pointer nor a whole revision.';
    expect(await ready()).toEqual([503, { status: 'unavailable', reason }]);
  });

  it('and says why not while the page of the live shell is missing', async () => {
    rmSync(join(test.env.RELEASE_STORE, 'releases/shell', shellVersion, 'index.html'));
    const reason = `The release store lacks index.html of the live shell ${shellVersion}.`;
    expect(await ready()).toEqual([503, { status: 'unavailable', reason }]);
  });

  it.each<[string, (pointer: string) => void]>([
    ['is missing', (pointer) => rmSync(pointer)],
    ['is damaged', (pointer) => writeFileSync(pointer, '{"shell":')],
    ['names revision 9, which does not exist', (pointer) => change(pointer, { revision: 9 })],
    ['does not say what revision 1 says', (pointer) => change(pointer, { reason: 'by hand' })],
  ])(
    'and tells of a pointer that %s, also when somebody else had it mended, until the next flip',
    async (what, harm) => {
      const pointer = join(test.env.RELEASE_STORE, 'builds/latest.json');
      const whole = readFileSync(pointer, 'utf8');
      harm(pointer);
      expect((await test.app.inject('/builds/latest.json')).body).toBe(whole);
      const reason = `builds/latest.json ${what}; it was written anew from revision 1.`;
      for (let asked = 0; asked < 2; asked += 1) expect(await ready()).toEqual([200, { status: 'ok', reason }]);
      expect(readFileSync(pointer, 'utf8')).toBe(whole);
      const next = JSON.stringify({ ...JSON.parse(whole), revision: 2 });
      for (const file of ['revisions/000002.json', 'latest.json'])
        writeFileSync(join(test.env.RELEASE_STORE, 'builds', file), next);
      expect(await ready()).toEqual([200, { status: 'ok' }]);
    },
  );

  it('and tells of a pointer that is a folder, as long as it is one', async () => {
    const pointer = join(test.env.RELEASE_STORE, 'builds/latest.json');
    rmSync(pointer);
    mkdirSync(pointer);
    const reason = 'builds/latest.json is a folder; it cannot be written anew, and revision 1 is served. Run verify.';
    expect(await ready()).toEqual([200, { status: 'ok', reason }]);
    rmSync(pointer, { recursive: true });
  });
});

function change(pointer: string, facts: object): void {
  writeFileSync(pointer, JSON.stringify({ ...JSON.parse(readFileSync(pointer, 'utf8')), ...facts }));
}
