import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { requirePlace, StartProblem } from './start-problem.ts';

let folder: string;
let occupied: Server | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'haisha-start-'));
});
afterEach(() => {
  occupied?.close();
  rmSync(folder, { recursive: true, force: true });
});

const place = (changes = {}) => ({ PORT: 0, HOST: '127.0.0.1', DATA_DIR: folder, RELEASE_STORE: folder, ...changes });

describe('a start', () => {
  it('makes its folders and leaves the port free', async () => {
    const DATA_DIR = join(folder, 'a', 'b');
    await expect(requirePlace(place({ DATA_DIR, RELEASE_STORE: join(DATA_DIR, 'store') }))).resolves.toBeUndefined();
  });

  it('says in one line that the port is in use, and how to choose another', async () => {
    const server = createServer();
    occupied = server;
    const PORT = await new Promise<number>((resolve) =>
      server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port)),
    );
    const problem = await requirePlace(place({ PORT })).catch((error: unknown) => error);
    expect(problem).toBeInstanceOf(StartProblem);
    expect(String(problem)).toMatch(
      `Port ${PORT} of 127.0.0.1 is in use. End what uses it, or choose another: PORT=${PORT + 1} npm`,
    );
    expect(String(problem)).not.toContain('\n');
  });

  it('names a host that is not of this machine', async () => {
    await expect(requirePlace(place({ HOST: '192.0.2.1' }))).rejects.toThrow(
      'cannot listen on 192.0.2.1 (EADDRNOTAVAIL)',
    );
  });

  it.each(['DATA_DIR', 'RELEASE_STORE'])('names a %s that is no folder', async (setting) => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    await expect(requirePlace(place({ [setting]: file }))).rejects.toThrow(
      `The folder ${file} cannot be used (EEXIST). Make it one that this account may read and write, or set ${setting} to one.`,
    );
    await expect(requirePlace(place({ [setting]: join(file, 'inside') }))).rejects.toThrow('(ENOTDIR)');
  });
});
