import { readEnv } from '@haisha/api/env';
import { prepareProduct } from '../src/prepare-product.ts';

await prepareProduct({
  env: readEnv(),
  build: async () => process.argv.slice(2),
  tell: (text) => process.stdout.write(`${text}\n`),
});
