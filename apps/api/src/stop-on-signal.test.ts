import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';

const module = join(import.meta.dirname, 'stop-on-signal.ts');

/** Starts a process that takes some time to close, sends it two signals, and returns how it ended. */
async function endAfter({ closingMs, pauseMs }: { closingMs: number; pauseMs: number }) {
  const script = `
    import { stopOnSignal } from ${JSON.stringify(module)};
    stopOnSignal(() => new Promise((closed) => setTimeout(() => { console.log('closed'); closed(); }, ${closingMs})));
    setInterval(() => {}, 1_000);
    console.log('ready');`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  await once(child.stdout, 'data');
  child.kill('SIGINT');
  await setTimeout(pauseMs);
  child.kill('SIGINT');
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, said: said.trim().split('\n') };
}

it('closes on a Ctrl-C, also where npm passes it on once more', async () => {
  expect(await endAfter({ closingMs: 500, pauseMs: 20 })).toEqual({ code: 0, said: ['ready', 'closed'] });
});

it('exits at once on another Ctrl-C', async () => {
  expect(await endAfter({ closingMs: 10_000, pauseMs: 2_000 })).toEqual({ code: 1, said: ['ready'] });
});
