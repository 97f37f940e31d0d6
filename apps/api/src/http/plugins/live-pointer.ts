import { createHash } from 'node:crypto';
import { latestFile } from '@haisha/releases/store-files';
import type { FastifyInstance } from 'fastify';
import { routeNotFound } from '../errors.ts';
import type { PointerWatch } from '../watch-pointer.ts';

const address = `/${latestFile}`;

/**
 * Serves the pointer from memory: a file that is sent while it is replaced goes out with the length of the one before.
 * One that is damaged or made up is served from the newest whole revision.
 */
export function livePointer(app: FastifyInstance, { read }: PointerWatch): void {
  app.get(address, { config: { access: 'public' } }, async (request, reply) => {
    const text = (await read())?.text;
    if (text === undefined) throw routeNotFound();
    const etag = `"${createHash('sha256').update(text).digest('base64url')}"`;
    // The compressed answer has the same one, so it is a weak one.
    reply.headers({ etag: `W/${etag}`, 'cache-control': 'no-cache', 'cross-origin-resource-policy': 'cross-origin' });
    if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(text);
  });
}

function isKnown(header: string | undefined, etag: string): boolean {
  return (header ?? '').split(',').some((one) => ['*', etag, `W/${etag}`].includes(one.trim()));
}
