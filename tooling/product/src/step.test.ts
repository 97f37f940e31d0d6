import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Outcome } from './step.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'haisha-step-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a step in a process of its own, whose failing tests then do not stand among the real ones. */
async function run(step: string): Promise<Outcome> {
  const code = `import { checkStep, vitestStep } from ${JSON.stringify(join(import.meta.dirname, 'step.ts'))};
    console.log('\\n' + JSON.stringify(await ${step}.run('terminal')));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', code]);
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Outcome;
}

function count(test: string): Promise<Outcome> {
  writeFileSync(join(folder, 'some.test.ts'), test);
  return run(`vitestStep('some tests', ['--root', ${JSON.stringify(folder)}, '--globals'])`);
}

const passing = "it('a', () => {}); it('b', () => {});";

describe('a step', () => {
  it('counts tests that pass and tests that fail', async () => {
    expect(await count(passing)).toMatchObject({ passed: 2, failed: 0, reasons: [] });
    expect(await count(`${passing} it('c', () => { throw new Error('wrong'); });`)).toMatchObject({
      passed: 2,
      failed: 1,
      reasons: [expect.stringMatching(/some\.test\.ts › c\n {4}Error: wrong/)],
    });
  });

  it('tells how long each file took, with what comes before its tests', async () => {
    const waiting = `beforeAll(() => new Promise((resolve) => setTimeout(resolve, 300))); ${passing}`;
    const { times } = await count(waiting);
    expect(times).toEqual([{ file: expect.stringMatching(/some\.test\.ts$/), seconds: expect.any(Number) }]);
    expect(times[0]?.seconds).toBeGreaterThan(0.29);
  });

  it('tells why no test of a file could begin', async () => {
    const failing = `beforeAll(() => { throw new Error('no database'); }); ${passing}`;
    expect(await count(failing)).toMatchObject({
      passed: 0,
      failed: 2,
      reasons: [expect.stringContaining('no database'), expect.stringContaining('no database')],
    });
  });

  it('takes a test that is left out for a failure', async () => {
    expect(await count(`${passing} it.skip('c', () => {});`)).toMatchObject({ passed: 2, failed: 1 });
  });

  it.each([
    ['cannot be read', 'this is no script ('],
    ['holds no test', 'export {};'],
  ])('takes a file for a failure that %s', async (_, test) => {
    const { failed, reasons } = await count(test);
    expect(failed).toBeGreaterThan(0);
    expect(reasons.join()).toContain('some.test.ts');
  });

  it('passes or fails as a whole where nothing can be counted', async () => {
    expect(await run("checkStep('works', 'node', ['--version'])")).toMatchObject({ passed: 1, failed: 0 });
    expect(await run("checkStep('fails', 'node', ['--eval', 'process.exit(3)'])")).toMatchObject({
      passed: 0,
      failed: 1,
    });
    expect(await run("checkStep('is missing', 'no-such-command', [])")).toMatchObject({ passed: 0, failed: 1 });
  });
});
