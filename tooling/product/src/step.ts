import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { failedInPlaywright, failedInVitest, type PlaywrightReport, type VitestReport } from './failed-tests.ts';
import { type FileTime, timesInPlaywright } from './file-times.ts';
import { type Command, type OutputTo, runCommand } from './run-command.ts';
import { workspace } from './workspace.ts';

export type Count = { passed: number; failed: number };
/** What the tests of a step came to; `reasons` tells of failed ones one by one, `times` how long each file took. */
type Counted = Count & { reasons: string[]; times: FileTime[] };
export type Outcome = Counted & { output: string };
export type Step = { name: string; run: (to: OutputTo) => Promise<Outcome> };

const timesReporter = join(import.meta.dirname, 'file-times-reporter.ts');
const timesOf = (report: string) => `${report}.times`;

/** A check that passes or fails as a whole. */
export function checkStep(name: string, command: string, args: string[]): Step {
  return {
    name,
    run: async (to) => {
      const { code, output } = await runCommand({ command, args }, to);
      const failed = code === 0 ? 0 : 1;
      return { passed: 1 - failed, failed, reasons: [], times: [], output };
    },
  };
}

/** A Vitest run, counted test by test; a run without tests, or one that dies, is a failure, and so is a test left out. */
export function vitestStep(name: string, args: string[], env?: Record<string, string>): Step {
  return countedStep(
    name,
    (report) => ({
      command: 'vitest',
      args: [
        'run',
        ...args,
        '--reporter=dot',
        '--reporter=json',
        `--outputFile.json=${report}`,
        `--reporter=${timesReporter}`,
      ],
      // By itself Vitest leaves one core free, which is half of two.
      env: { VITEST_MAX_WORKERS: '2', FILE_TIMES: timesOf(report), ...env },
    }),
    (report) => {
      const found = readJson<VitestReport>(report);
      return {
        passed: found.numPassedTests,
        failed: Math.max(found.numFailedTests + found.numPendingTests, Math.min(found.numFailedTestSuites, 1)),
        reasons: failedInVitest(found),
        times: readJson<FileTime[]>(timesOf(report)),
      };
    },
  );
}

/** The browser tests, counted test by test; a flaky test counts as failed. */
export function playwrightStep(name: string, args: string[], env: () => Record<string, string>): Step {
  return countedStep(
    name,
    (report) => ({
      command: 'playwright',
      args: ['test', ...args, '--reporter=list,json'],
      env: { ...env(), PLAYWRIGHT_JSON_OUTPUT_NAME: report },
      cwd: join(workspace, 'e2e'),
    }),
    (report) => {
      const found = readJson<PlaywrightReport>(report);
      const { expected, unexpected, flaky, skipped } = found.stats;
      return {
        passed: expected,
        failed: unexpected + flaky + skipped,
        reasons: failedInPlaywright(found),
        times: timesInPlaywright(found),
      };
    },
  );
}

function countedStep(name: string, commandFor: (report: string) => Command, count: (report: string) => Counted): Step {
  return {
    name,
    run: async (to) => {
      const report = join(tmpdir(), `haisha-${name.replaceAll(/\W+/g, '-')}-${process.pid}.json`);
      let output = '';
      try {
        const ran = await runCommand(commandFor(report), to);
        output = ran.output;
        const counted = count(report);
        const nothingRan = counted.passed + counted.failed === 0;
        return { ...counted, failed: counted.failed || Number(ran.code !== 0 || nothingRan), output };
      } catch (error) {
        const reasons = [error instanceof Error ? error.message : String(error)];
        return { passed: 0, failed: 1, reasons, times: [], output };
      } finally {
        for (const file of [report, timesOf(report)]) rmSync(file, { force: true });
      }
    },
  };
}

function readJson<Content>(file: string): Content {
  return JSON.parse(readFileSync(file, 'utf8')) as Content;
}
