import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkStep, vitestStep } from './step.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'haisha-step-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function count(test: string) {
  writeFileSync(join(folder, 'some.test.ts'), test);
  return vitestStep('some tests', ['--root', folder, '--globals']).run();
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
    expect(await checkStep('works', 'node', ['--version']).run()).toEqual({ passed: 1, failed: 0 });
    expect(await checkStep('fails', 'node', ['--eval', 'process.exit(3)']).run()).toEqual({ passed: 0, failed: 1 });
    expect(await checkStep('is missing', 'no-such-command', []).run()).toEqual({ passed: 0, failed: 1 });
  });
});
