import { spawn } from 'node:child_process';
import { workspace } from './paths.ts';

export type CommandResult = { code: number; output: string };

/** Runs `pnpm release …` on one store, as an operator would. */
export function releaseCommand(store: string, ...args: string[]): Promise<CommandResult> {
  return new Promise((resolve, reject) => {
    const child = spawn('node', ['packages/releases/src/cli.ts', ...args, '--store', store], { cwd: workspace });
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr.on('data', (chunk) => {
      output += chunk;
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Runs the same for a step that must succeed. */
export async function release(store: string, ...args: string[]): Promise<string> {
  const { code, output } = await releaseCommand(store, ...args);
  if (code !== 0) throw new Error(`release ${args.join(' ')} ended with ${code}:\n${output}`);
  return output;
}
