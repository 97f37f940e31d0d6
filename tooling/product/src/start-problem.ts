import { createServer } from 'node:net';
import type { Env } from '@haisha/api/env';
import { requireFolder } from '@haisha/api/require-folder';

type Place = Pick<Env, 'PORT' | 'HOST' | 'DATA_DIR' | 'RELEASE_STORE'>;

/** A reason not to start that the user can fix; its message says everything. */
export class StartProblem extends Error {}

/** Checks before the build that the port is free and the folders are usable. */
export async function requirePlace(place: Place): Promise<void> {
  requireFolder('DATA_DIR', place.DATA_DIR);
  requireFolder('RELEASE_STORE', place.RELEASE_STORE);
  await requirePort(place);
}

function requirePort({ PORT, HOST }: Place): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error) => reject(new StartProblem(portText(codeOf(error), PORT, HOST))));
    server.listen(PORT, HOST, () => server.close(() => resolve()));
  });
}

function portText(code: string, port: number, host: string): string {
  if (code === 'EADDRINUSE')
    return `Port ${port} of ${host} is in use. End what uses it, or choose another: PORT=${port + 1} npm start`;
  if (code === 'EACCES') return `Port ${port} may be used by the system only. Choose one from 1024 on with PORT.`;
  return `The server cannot listen on ${host} (${code}). Set HOST to an address of this machine, such as 127.0.0.1 or 0.0.0.0.`;
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}
