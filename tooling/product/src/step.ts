import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { failedInPlaywright, failedInVitest, type PlaywrightReport, type VitestReport } from './failed-tests.ts';
import { toolEnv, workspace } from './workspace.ts';

export type Count = { passed: number; failed: number };
/** What a step came to; `reasons` tells of failed tests one by one, where the tool tells of them. */
export type Outcome = Count & { reasons: string[] };
export type Step = { name: string; run: () => Promise<Outcome> };

type Command = { command: string; args: string[]; env?: Record<string, string>; cwd?: string };

/** A check that passes or fails as a whole. */
export function checkStep(name: string, command: string, args: string[]): Step {
  return {
    name,
    run: async () => {
      const failed = (await exitCode({ command, args })) === 0 ? 0 : 1;
      return { passed: 1 - failed, failed, reasons: [] };
    },
  };
}

/** A Vitest run, counted test by test; a run without tests, or one that dies, is a failure, and so is a test left out. */
export function vitestStep(name: string, args: string[], env?: Record<string, string>): Step {
  return countedStep(
    name,
    (report) => ({
      command: 'vitest',
      args: ['run', ...args, '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`],
      // By itself Vitest leaves one core free, which is half of two.
      env: { VITEST_MAX_WORKERS: '2', ...env },
    }),
    (report) => {
      const { numPassedTests, numFailedTests, numPendingTests, numFailedTestSuites } = report as VitestReport;
      return {
        passed: numPassedTests,
        failed: Math.max(numFailedTests + numPendingTests, Math.min(numFailedTestSuites, 1)),
        reasons: failedInVitest(report as VitestReport),
      };
    },
  );
}

/** The browser tests, counted test by test; a flaky test counts as failed. */
export function playwrightStep(name: string, env: () => Record<string, string>): Step {
  return countedStep(
    name,
    (report) => ({
      command: 'playwright',
      args: ['test', '--reporter=list,json'],
      env: { ...env(), PLAYWRIGHT_JSON_OUTPUT_NAME: report },
      cwd: join(workspace, 'e2e'),
    }),
    (report) => {
      const { expected, unexpected, flaky, skipped } = (report as PlaywrightReport).stats;
      return {
        passed: expected,
        failed: unexpected + flaky + skipped,
        reasons: failedInPlaywright(report as PlaywrightReport),
      };
    },
  );
}

function countedStep(name: string, commandFor: (report: string) => Command, count: (report: unknown) => Outcome): Step {
  return {
    name,
    run: async () => {
      const report = join(tmpdir(), `haisha-${name.replaceAll(/\W+/g, '-')}-${process.pid}.json`);
      try {
        const code = await exitCode(commandFor(report));
        const counted = count(JSON.parse(readFileSync(report, 'utf8')));
        const nothingRan = counted.passed + counted.failed === 0;
        return { ...counted, failed: counted.failed || Number(code !== 0 || nothingRan) };
      } catch (error) {
        return { passed: 0, failed: 1, reasons: [error instanceof Error ? error.message : String(error)] };
      } finally {
        rmSync(report, { force: true });
      }
    },
  };
}

function exitCode({ command, args, env, cwd = workspace }: Command): Promise<number> {
  return new Promise((resolve) => {
    const options = { stdio: 'inherit', env: { ...toolEnv, ...env }, cwd } as const;
    const child = spawn('pnpm', ['exec', command, ...args], options);
    child.on('error', () => resolve(127));
    child.on('close', (code) => resolve(code ?? 1));
  });
}
