import { readEnv } from '@haisha/api/env';
import { startProduct } from '../src/start-product.ts';

/** Runs the product in a process of its own, on builds that exist already. */
await startProduct({
  env: readEnv(),
  build: async () => process.argv.slice(2),
  load: () => import('@haisha/api/server'),
  tell: (text) => process.stdout.write(`${text}\n`),
});
