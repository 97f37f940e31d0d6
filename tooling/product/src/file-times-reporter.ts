import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import type { FileTime } from './file-times.ts';
import { workspace } from './workspace.ts';

/** Writes how long each file of a Vitest run took, with its imports and hooks, to the file that FILE_TIMES names. */
export default class FileTimesReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const { FILE_TIMES: path } = process.env;
    if (path) writeFileSync(path, JSON.stringify(modules.map(timeOf)));
  }
}

function timeOf(module: TestModule): FileTime {
  const { environmentSetupDuration, prepareDuration, setupDuration, collectDuration, duration } = module.diagnostic();
  const spent = environmentSetupDuration + prepareDuration + setupDuration + collectDuration + duration;
  return { file: relative(workspace, module.moduleId), seconds: spent / 1000 };
}
