import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export type ServerProcess = {
  port: number;
  /** Ends it as a power cut would. */
  kill: () => Promise<void>;
};

/** A machine with much else to do takes its time. */
const patienceMs = 100_000;
const main = fileURLToPath(new URL('./fixtures/serve-with-test-jobs.ts', import.meta.url));

/** The server as a process of its own, to be killed; it knows the kinds of jobs that only tests have as well. */
export async function startServerProcess(
  databaseUrl: string,
  settings: Record<string, string> = {},
): Promise<ServerProcess> {
  const dataDir = mkdtempSync(join(tmpdir(), 'haisha-process-'));
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      TZ: process.env.TZ,
      PORT: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      DEMO: 'false',
      LOG_LEVEL: 'warn',
      RATE_LIMIT_PER_MINUTE: '100000',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const kill = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    }
    rmSync(dataDir, { recursive: true, force: true });
  };
  const started = new Promise<number>((resolve, reject) => {
    let text = '';
    const patience = setTimeout(() => child.kill('SIGKILL'), patienceMs);
    child.on('exit', () => {
      clearTimeout(patience);
      reject(new Error(`the server did not start: ${text}`));
    });
    child.stdout.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      const found = /answers on http:\/\/127\.0\.0\.1:(\d+)/.exec(text)?.[1];
      if (!found) return;
      clearTimeout(patience);
      resolve(Number(found));
    });
  });
  try {
    return { port: await started, kill };
  } catch (error) {
    await kill();
    throw error;
  }
}
