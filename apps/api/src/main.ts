import { readEnv } from './env.ts';
import { startServer } from './server.ts';
import { stopOnSignal, surviveBrokenPipes } from './stop-on-signal.ts';

surviveBrokenPipes();
try {
  const server = await startServer(readEnv());
  stopOnSignal(server.close);
  await server.ready;
  process.stdout.write(`Haisha answers on ${server.address}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
