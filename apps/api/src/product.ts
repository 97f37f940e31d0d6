/** What serves the product, for whoever runs it from the built files alone. */
export { startServer } from './server.ts';
export { readEnv } from './settings/env.ts';
export { stopOnSignal } from './stop-on-signal.ts';
