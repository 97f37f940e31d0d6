import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildInto } from '@haisha/build/build-into';
import { pluginReact } from '@rsbuild/plugin-react';

const root = join(import.meta.dirname, '..');

export type Floor = { url: string; stop: () => void };

/** Builds and serves the least that the stack can be: React, the router, rows of text. */
export async function startFloor(): Promise<Floor> {
  const dist = mkdtempSync(join(tmpdir(), 'haisha-floor-'));
  await buildInto(dist, root, {
    plugins: [pluginReact()],
    source: { entry: { index: './floor/main.tsx' } },
    html: { mountId: 'root' },
    performance: { printFileSize: false },
  });
  const server = createServer(({ url = '/' }, answer) => {
    const isScript = url.endsWith('.js');
    const body = gzipSync(readFileSync(join(dist, isScript ? url : 'index.html')));
    const type = isScript ? 'text/javascript' : 'text/html; charset=utf-8';
    answer.writeHead(200, { 'content-type': type, 'content-encoding': 'gzip' }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    stop() {
      server.close();
      server.closeAllConnections();
      rmSync(dist, { recursive: true });
    },
  };
}
