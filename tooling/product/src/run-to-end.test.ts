import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'haisha-end-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Starts a process that runs the code to its end in another one, and then says that it goes on. */
function run(code: string) {
  const script = join(folder, 'script.mjs');
  writeFileSync(script, code);
  const module = JSON.stringify(join(import.meta.dirname, 'run-to-end.ts'));
  const caller = `import { runToEnd } from ${module}; await runToEnd(${JSON.stringify(script)}, ['a']); console.log('goes on');`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', caller]);
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => {
    printed += chunk.toString();
  });
  return { child, end: once(child, 'close'), printed: () => printed };
}

describe('a process that is run to its end', () => {
  it('gets its arguments and lets the caller go on', async () => {
    const { end, printed } = run('console.log(process.argv[2]);');
    expect(await end).toEqual([0, null]);
    expect(printed()).toBe('a\ngoes on\n');
  });

  it('ends the caller with its own code where it fails', async () => {
    const { end, printed } = run('process.exit(3);');
    expect(await end).toEqual([3, null]);
    expect(printed()).toBe('');
  });

  it('ends the caller with a sentence where something else ends it', async () => {
    const { child, end } = run("process.kill(process.pid, 'SIGKILL');");
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
    expect(await end).toEqual([1, null]);
    expect(said).toMatch(/ended by SIGKILL/);
  });

  it.each(['SIGINT', 'SIGTERM'] as const)('is ended by %s to the caller, which ends so too', async (signal) => {
    const { child, end, printed } = run('console.log(process.pid); setInterval(() => {}, 1000);');
    await once(child.stdout, 'data');
    child.kill(signal);
    expect(await end).toEqual([null, signal]);
    expect(() => process.kill(Number(printed()), 0)).toThrow('ESRCH');
  });
});
