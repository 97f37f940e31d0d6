import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Count } from './step.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'haisha-step-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a step in a process of its own, whose failing tests then do not stand among the real ones. */
async function run(step: string): Promise<Count> {
  const code = `import { checkStep, vitestStep } from ${JSON.stringify(join(import.meta.dirname, 'step.ts'))};
    console.log('\\n' + JSON.stringify(await ${step}.run()));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', code]);
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Count;
}

function count(test: string): Promise<Count> {
  writeFileSync(join(folder, 'some.test.ts'), test);
  return run(`vitestStep('some tests', ['--root', ${JSON.stringify(folder)}, '--globals'])`);
}

const passing = "it('a', () => {}); it('b', () => {});";

describe('a step', () => {
  it('counts tests that pass and tests that fail', async () => {
    expect(await count(passing)).toEqual({ passed: 2, failed: 0 });
    expect(await count(`${passing} it('c', () => { throw new Error('wrong'); });`)).toEqual({ passed: 2, failed: 1 });
  });

  it('takes a test that is left out for a failure', async () => {
    expect(await count(`${passing} it.skip('c', () => {});`)).toEqual({ passed: 2, failed: 1 });
  });

  it.each([
    ['cannot be read', 'this is no script ('],
    ['holds no test', 'export {};'],
  ])('takes a file for a failure that %s', async (_, test) => {
    expect((await count(test)).failed).toBeGreaterThan(0);
  });

  it('passes or fails as a whole where nothing can be counted', async () => {
    expect(await run("checkStep('works', 'node', ['--version'])")).toEqual({ passed: 1, failed: 0 });
    expect(await run("checkStep('fails', 'node', ['--eval', 'process.exit(3)'])")).toEqual({ passed: 0, failed: 1 });
    expect(await run("checkStep('is missing', 'no-such-command', [])")).toEqual({ passed: 0, failed: 1 });
  });
});
