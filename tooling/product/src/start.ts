import { spawn } from 'node:child_process';
import { readEnv } from '@haisha/api/env';
import { surviveBrokenPipes } from '@haisha/api/stop-on-signal';
import { StartProblem } from './start-problem.ts';
import { startProduct } from './start-product.ts';
import { localBuilds, toolEnv, workspace } from './workspace.ts';

surviveBrokenPipes();
try {
  await startProduct({ env: readEnv(), build, tell: (text) => process.stdout.write(`${text}\n`) });
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

async function build(): Promise<string[]> {
  const args = ['run', 'build', '--output-logs=errors-only'];
  const code = await new Promise((resolve, reject) => {
    const child = spawn('turbo', args, { cwd: workspace, env: toolEnv, stdio: ['ignore', 'inherit', 'inherit'] });
    child.on('error', reject);
    child.on('close', resolve);
  });
  if (code !== 0) throw new StartProblem('The build failed; what is wrong stands above. Nothing was started.');
  return localBuilds();
}
