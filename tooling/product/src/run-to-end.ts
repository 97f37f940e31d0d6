import { spawn } from 'node:child_process';
import { once } from 'node:events';

const passedOn = ['SIGINT', 'SIGTERM'] as const;

/**
 * Runs a script in a process of its own, whose memory is free again when it ends. Where it fails or is ended, this
 * process ends in the same way; what is wrong the script has said itself, unless something else ended it.
 */
export async function runToEnd(script: string, args: string[] = []): Promise<void> {
  const child = spawn(process.execPath, [script, ...args], { stdio: 'inherit' });
  let wasTold = false;
  const pass = (signal: NodeJS.Signals) => {
    wasTold = true;
    child.kill(signal);
  };
  for (const signal of passedOn) process.on(signal, pass);
  const [code, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
  for (const signal of passedOn) process.off(signal, pass);
  if (signal && !wasTold) {
    // Too little memory, most likely.
    process.stderr.write(`What comes before the start was ended by ${signal}. Nothing was started.\n`);
    process.exit(1);
  }
  if (signal) process.kill(process.pid, signal);
  if (code !== 0) process.exit(code ?? 1);
}
