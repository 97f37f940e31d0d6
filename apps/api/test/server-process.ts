import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));

/** The server as a process of its own, to be killed. */
export async function startServerProcess(
  databaseUrl: string,
  settings: Record<string, string> = {},
): Promise<{ port: number; kill: () => void }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'haisha-process-'));
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      DEMO: 'false',
      LOG_LEVEL: 'warn',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const kill = () => {
    child.kill('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  };
  const port = await new Promise<number>((resolve, reject) => {
    let text = '';
    child.on('exit', () => reject(new Error(`the server did not start: ${text}`)));
    child.stdout.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      const found = /answers on http:\/\/127\.0\.0\.1:(\d+)/.exec(text)?.[1];
      if (found) resolve(Number(found));
    });
  });
  return { port, kill };
}
