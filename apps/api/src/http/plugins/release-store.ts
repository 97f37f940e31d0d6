import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Env } from '../../settings/env.ts';
import type { PointerWatch } from '../watch-pointer.ts';
import { livePointer } from './live-pointer.ts';

/** Serves the published builds: a version never changes, what tells which one is live is asked for anew each time. */
export function releaseStore(
  app: FastifyInstance,
  { RELEASE_STORE }: Pick<Env, 'RELEASE_STORE'>,
  pointer: PointerWatch,
): void {
  serveFolder(app, join(RELEASE_STORE, 'releases'), '/releases/', 'public, max-age=31536000, immutable');
  serveFolder(app, join(RELEASE_STORE, 'builds'), '/builds/', 'no-cache');
  livePointer(app, pointer);
}

function serveFolder(app: FastifyInstance, root: string, prefix: string, cacheControl: string): void {
  makeFolder(root);
  app.register((scope, _options, done) => {
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, access: 'public' };
    });
    scope.register(fastifyStatic, {
      root,
      prefix,
      decorateReply: false,
      index: false,
      redirect: false,
      dotfiles: 'ignore',
      cacheControl: false,
      preCompressed: true,
      setHeaders: (reply) => {
        reply.header('cache-control', cacheControl);
        // Areas under development elsewhere load what is deployed here.
        reply.header('cross-origin-resource-policy', 'cross-origin');
      },
    });
    done();
  });
}

/** A store that can only be read is served as it is. */
function makeFolder(path: string): void {
  try {
    mkdirSync(path, { recursive: true });
  } catch {}
}
