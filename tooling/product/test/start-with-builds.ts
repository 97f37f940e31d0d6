import { join } from 'node:path';
import { runToEnd } from '../src/run-to-end.ts';
import { startProduct } from '../src/start-product.ts';

/** Runs the product in a process of its own, on builds that exist already. */
await startProduct({
  prepare: () => runToEnd(join(import.meta.dirname, 'prepare-builds.ts'), process.argv.slice(2)),
  load: () => import('@haisha/api/product'),
  tell: (text) => process.stdout.write(`${text}\n`),
});
