import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: '@haisha/build',
    testTimeout: 20_000,
    // Manifests are read by Node itself, as in a build, with a query that makes it read them anew.
    server: { deps: { external: [/\/manifest\.ts/] } },
  },
});
