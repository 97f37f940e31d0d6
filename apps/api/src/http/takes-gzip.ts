import type { FastifyRequest } from 'fastify';

const refusesGzip = /\bgzip\s*;\s*q=0(\.0*)?\s*(,|$)/;

/** Returns whether whoever asks reads an answer that is compressed with gzip. */
export function takesGzip({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  const accepted = String(headers['accept-encoding'] ?? '');
  return /\bgzip\b/.test(accepted) && !refusesGzip.test(accepted);
}
