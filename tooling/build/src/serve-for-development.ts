import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ServerConfig } from '@rsbuild/core';
import { developmentPointer } from './development-pointer.ts';

/** The installation whose API and released areas the shell's development server forwards. */
export const upstream = process.env.UPSTREAM ?? 'http://127.0.0.1:3100';

type ServerSetup = Extract<ServerConfig['setup'], (...args: never[]) => unknown>;

/** Answers `builds/latest.json` with the upstream release and the areas of LOCAL_AREAS (`masters:3001,…`). */
export const serveForDevelopment: ServerSetup = (context) => {
  if (context.action !== 'dev') return;
  const { server } = context;
  server.middlewares.use((request: IncomingMessage, response: ServerResponse, next: () => void) => {
    if (!request.url?.startsWith('/builds/latest.json')) return next();
    developmentPointer(upstream, localAreas(process.env.LOCAL_AREAS ?? '')).then(
      (pointer) => {
        response.setHeader('content-type', 'application/json');
        response.setHeader('cache-control', 'no-cache');
        response.end(JSON.stringify(pointer));
      },
      (error: unknown) => {
        response.statusCode = 502;
        response.end(String(error));
      },
    );
  });
};

/** Reads `masters:3001,dispatch:3002`. */
export function localAreas(text: string): Map<string, number> {
  const areas = text.split(',').filter(Boolean);
  return new Map(
    areas.map((area) => {
      const [, name, port] = /^([a-z][a-z0-9-]*):(\d+)$/.exec(area.trim()) ?? [];
      if (name === undefined) throw new Error(`LOCAL_AREAS holds "${area}"; write name:port, such as masters:3001.`);
      return [name, Number(port)];
    }),
  );
}
