import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeTemporaryData, type TemporaryData } from '@haisha/api/temporary-data';
import { writeArea, writeShell } from '@haisha/releases/test/fake-builds';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

type Running = { child: ChildProcess; printed: () => string; exit: Promise<number | string | null> };

let folder: TemporaryData;
const running: ChildProcess[] = [];
beforeEach(() => {
  folder = makeTemporaryData('haisha-product-');
});
afterEach(async () => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
  await folder.remove();
});

function start(script: string, args: string[], settings: Record<string, string> = {}): Running {
  const child = spawn(process.execPath, [join(import.meta.dirname, script), ...args], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      PORT: '0',
      DATA_DIR: folder.path,
      LOG_LEVEL: 'warn',
      ...settings,
    },
  });
  running.push(child);
  let text = '';
  const remember = (chunk: Buffer) => {
    text += chunk.toString();
  };
  child.stdout.on('data', remember);
  child.stderr.on('data', remember);
  const exit = new Promise<number | string | null>((resolve) =>
    child.on('close', (code, signal) => resolve(code ?? signal)),
  );
  return { child, printed: () => text, exit };
}

async function addressOf({ printed, exit }: Running): Promise<string> {
  let ended = false;
  void exit.then(() => {
    ended = true;
  });
  for (;;) {
    const address = /answers on (\S+)\n/.exec(printed())?.[1];
    if (address) return address;
    if (ended) throw new Error(printed());
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

describe('npm start', () => {
  it('publishes, serves, prints address and logins, ends on Ctrl-C, and starts again as it was', async () => {
    const builds = [writeShell(join(folder.path, 'shell'), '1'), writeArea(join(folder.path, 'masters'), '1')];
    const first = start('../test/start-with-builds.ts', builds);
    const address = await addressOf(first);
    const page = await fetch(`${address}/vehicles`, { headers: { accept: 'text/html' } });
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('src="/releases/shell/1.0.0+')]);
    expect((await fetch(`${address}/health/ready`)).status).toBe(200);
    const pointer = await (await fetch(`${address}/builds/latest.json?t=1`)).json();
    expect(pointer).toMatchObject({ revision: 1, areas: { masters: { enabled: true } } });
    const { entry } = (pointer as { areas: { masters: { entry: string } } }).areas.masters;
    expect((await fetch(`${address}/${entry}`)).headers.get('cache-control')).toContain('immutable');
    expect(first.printed()).toMatch(/Live as revision 1: shell [\s\S]*haisha-demo-2026[\s\S]*admin@example\.jp/);
    expect(first.printed().match(/\S+@example\.jp/g)).toHaveLength(10);
    first.child.kill('SIGINT');
    expect(await first.exit).toBe(0);

    const second = start('../test/start-with-builds.ts', builds, { DEMO: 'false' });
    await addressOf(second);
    expect(second.printed()).not.toMatch(/Live as revision|example\.jp/);
    second.child.kill('SIGTERM');
    expect(await second.exit).toBe(0);
    expect(JSON.parse(readFileSync(join(folder.path, 'store/builds/latest.json'), 'utf8'))).toMatchObject({
      revision: 1,
    });
  });

  it.each([
    ['a wrong setting', { PORT: 'http' }, /^Settings are wrong:\n- PORT: .*\nAll settings .*\n$/],
    ['a folder that cannot be', { DATA_DIR: '/dev/null/data' }, /^The folder \/dev\/null\/data cannot be used .*\n$/],
    ['a host of another machine', { HOST: '192.0.2.1' }, /^The server cannot listen on 192\.0\.2\.1 .*\n$/],
  ])('ends at once and says why for %s', async (_, settings, line) => {
    const { exit, printed } = start('start.ts', [], settings);
    expect(await exit).toBe(1);
    expect(printed()).toMatch(line);
  });
});
