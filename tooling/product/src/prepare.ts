import { spawn } from 'node:child_process';
import { misspeltSettings, readEnv } from '@haisha/api/env';
import { surviveFullOutput } from '@haisha/api/standard-output';
import { prepareProduct } from './prepare-product.ts';
import { StartProblem } from './start-problem.ts';
import { localBuilds, toolEnv, workspace } from './workspace.ts';

surviveFullOutput();
const tell = (text: string) => process.stdout.write(`${text}\n`);
process.stderr.write(misspeltSettings());
try {
  await prepareProduct({ env: readEnv(), build, tell });
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

/** Turbo builds only what changed; its output matters only when it fails. */
async function build(): Promise<string[]> {
  tell('Building what changed…');
  const args = ['run', 'build', '--output-logs=errors-only'];
  const child = spawn('turbo', args, { cwd: workspace, env: toolEnv, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
  }
  const code = await new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  if (code === 0) return localBuilds();
  process.stderr.write(said);
  throw new StartProblem('The build failed; what is wrong stands above. Nothing was started.');
}
