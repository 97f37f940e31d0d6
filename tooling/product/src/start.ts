import { join } from 'node:path';
import { surviveFullOutput } from '@haisha/api/standard-output';
import { runToEnd } from './run-to-end.ts';
import { startProduct } from './start-product.ts';
import { builtServer } from './workspace.ts';

surviveFullOutput();
try {
  await startProduct({
    prepare: () => runToEnd(join(import.meta.dirname, 'prepare.ts')),
    load: () => import(builtServer),
    tell: (text) => process.stdout.write(`${text}\n`),
  });
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
