import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { workspace } from './workspace.ts';

export type VitestReport = Record<
  'numPassedTests' | 'numFailedTests' | 'numPendingTests' | 'numFailedTestSuites',
  number
> & {
  testResults: {
    name: string;
    message: string;
    status: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] | null }[];
  }[];
};

export type PlaywrightReport = {
  stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>;
  suites: PlaywrightSuite[];
  errors: { message?: string }[];
};
export type PlaywrightSuite = {
  file: string;
  specs: {
    title: string;
    tests: {
      status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
      results: { duration: number; errors: { message?: string }[] }[];
    }[];
  }[];
  suites?: PlaywrightSuite[];
};

const reasonLines = 12;

/** The tests of a Vitest run that failed: where each stands, its name, what went wrong. */
export function failedInVitest({ testResults }: VitestReport): string[] {
  return testResults.flatMap(({ name, message, status, assertionResults }) => {
    const file = relative(workspace, name);
    const failed = assertionResults.filter((test) => test.status !== 'passed');
    if (failed.length === 0) return status === 'failed' ? [told(file, message)] : [];
    return failed.map((test) =>
      told(`${file} › ${test.fullName}`, test.failureMessages?.join('\n') || message || `left out (${test.status})`),
    );
  });
}

/** The browser tests that failed, in the same form. */
export function failedInPlaywright({ suites, errors }: PlaywrightReport): string[] {
  return [...errors.map(({ message = '' }) => told('before any test', message)), ...suites.flatMap(failedInSuite)];
}

function failedInSuite({ file, specs, suites = [] }: PlaywrightSuite): string[] {
  const own = specs
    .filter(({ tests }) => tests.some(({ status }) => status !== 'expected'))
    .map(({ title, tests }) => {
      const reasons = tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors.map((one) => one.message)));
      return told(`${file} › ${title}`, reasons.filter(Boolean).join('\n') || 'left out');
    });
  return [...own, ...suites.flatMap(failedInSuite)];
}

function told(test: string, reason: string): string {
  const lines = stripVTControlCharacters(reason)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, reasonLines);
  return [test, ...lines.map((line) => `    ${line}`)].join('\n');
}
