import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isRunning } from './running-processes.ts';

/** Runs a few lines in a process of their own, whose children then are not those of the tests. */
function start(code: string) {
  const file = JSON.stringify(join(import.meta.dirname, 'run-command.ts'));
  const lines = `import { endCommands, runCommand } from ${file};\n${code}`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', lines], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  return { child, printed: () => text, closed: once(child, 'close') };
}

const node = (code: string) => JSON.stringify({ command: 'node', args: ['--eval', code] });

it('keeps what a command writes where it is wanted', async () => {
  const writing = node("console.log('said'); console.error('complained'); process.exitCode = 3");
  const { printed, closed } = start(`console.log(JSON.stringify(await runCommand(${writing}, 'result')))`);
  await closed;
  const { code, output } = JSON.parse(printed());
  expect([code, output]).toEqual([3, expect.stringContaining('said')]);
  expect(output).toContain('complained');
});

it('ends commands and what they have started, also what does not want to end', async () => {
  const stubborn = `process.on('SIGINT', () => undefined);
    console.log('pid', process.pid);
    setInterval(() => undefined, 1000);`;
  const starting = `const { spawn } = require('node:child_process');
    spawn(process.execPath, ['--eval', ${JSON.stringify(stubborn)}], { stdio: 'inherit', detached: true });
    setInterval(() => undefined, 1000);`;
  const { child, printed, closed } = start(`
    const run = runCommand(${node(starting)}, 'terminal');
    process.stdin.once('end', async () => {
      await endCommands(300);
      console.log('code', (await run).code);
    }).resume();`);
  await expect.poll(() => /^pid (\d+)$/m.exec(printed())?.[1], { timeout: 20_000 }).toBeDefined();
  child.stdin.end();
  await closed;
  expect(printed()).toMatch(/^code [1-9]/m);
  await expect.poll(() => isRunning(Number(/^pid (\d+)$/m.exec(printed())?.[1]))).toBe(false);
});
