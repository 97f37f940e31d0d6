import { buildServer } from './build-server.ts';

await buildServer(new URL('../dist/', import.meta.url));
