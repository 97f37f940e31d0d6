import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: '@haisha/build',
    testTimeout: 20_000,
    // Node itself reads manifests, as in a build, with a query that reloads them.
    server: { deps: { external: [/\/manifest\.ts/] } },
  },
});
