import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      '{apps,packages,tooling}/*/vitest.config.ts',
      'apps/api/vitest.one-port.config.ts',
      'apps/api/vitest.own-modules.config.ts',
    ],
  },
});
