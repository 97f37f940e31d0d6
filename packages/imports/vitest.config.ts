import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: '@haisha/imports',
    environment: 'jsdom',
    isolate: false,
    setupFiles: ['@haisha/testing/jsdom'],
    testTimeout: 20_000,
  },
});
