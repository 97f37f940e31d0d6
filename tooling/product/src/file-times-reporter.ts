import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import type { FileTime } from './file-times.ts';
import { workspace } from './workspace.ts';

/**
 * Writes how long each file of a Vitest run took, with its imports and hooks, to the file that FILE_TIMES names. The
 * page of a worker is made once and told for each of its files, so it is not counted.
 */
export default class FileTimesReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const { FILE_TIMES: path } = process.env;
    if (path) writeFileSync(path, JSON.stringify(modules.map(timeOf)));
  }
}

function timeOf(module: TestModule): FileTime {
  const { prepareDuration, setupDuration, collectDuration, duration } = module.diagnostic();
  const spent = prepareDuration + setupDuration + collectDuration + duration;
  return { file: relative(workspace, module.moduleId), seconds: spent / 1000 };
}
