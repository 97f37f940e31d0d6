import { linkMinutes } from '@haisha/validation/link-minutes';
import { startServer } from './server.ts';
import { misspeltSettings, readEnv } from './settings/env.ts';
import { surviveFullOutput } from './standard-output.ts';
import { stopOnSignal } from './stop-on-signal.ts';

surviveFullOutput();
process.stderr.write(misspeltSettings());
try {
  const server = await startServer(readEnv());
  stopOnSignal(server.close);
  const { firstAdministratorLink: link } = await server.ready;
  process.stdout.write(`Haisha answers on ${server.address}\n`);
  if (link) process.stdout.write(`The first system administrator, once and within ${linkMinutes} minutes: ${link}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
