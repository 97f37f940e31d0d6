import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: '@haisha/attendance',
    environment: 'jsdom',
    isolate: false,
    setupFiles: ['@haisha/testing/jsdom', '@haisha/ui/test/without-looks'],
    testTimeout: 20_000,
  },
});
