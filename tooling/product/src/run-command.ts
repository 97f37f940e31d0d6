import { spawn } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { descendantsOf, isRunning } from './running-processes.ts';
import { toolEnv, workspace } from './workspace.ts';

export type Command = { command: string; args: string[]; env?: Record<string, string>; cwd?: string };
/** Where the output goes: to the terminal as it comes, or kept until the end. */
export type OutputTo = 'terminal' | 'result';
export type Ran = { code: number; output: string };

const graceMs = 10_000;

/** Runs a tool of the workspace; it never throws. */
export function runCommand({ command, args, env, cwd = workspace }: Command, to: OutputTo): Promise<Ran> {
  return new Promise((resolve) => {
    const piped = to === 'result' ? 'pipe' : 'inherit';
    const child = spawn('pnpm', ['exec', command, ...args], {
      stdio: ['inherit', piped, piped],
      env: { ...toolEnv, ...env },
      cwd,
    });
    let output = '';
    const keep = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    child.on('error', (error) => resolve({ code: 127, output: `${output}${error.message}\n` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Ends whatever this process has started, and what came of that: asks first, as Ctrl-C does, and does not wait long. */
export async function endCommands(grace = graceMs): Promise<void> {
  const started = descendantsOf(process.pid);
  for (const pid of started) signal(pid, 'SIGINT');
  for (let waited = 0; waited < grace && started.some(isRunning); waited += 100) await delay(100);
  for (const pid of new Set([...started, ...descendantsOf(process.pid)])) signal(pid, 'SIGKILL');
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended by itself.
  }
}
