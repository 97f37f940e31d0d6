import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';

/** Lets bytes through and knows their SHA-256 once they have passed. */
export function hashing(): Transform & { digest: () => string } {
  const hash = createHash('sha256');
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  return Object.assign(stream, { digest: () => hash.digest('hex') });
}
