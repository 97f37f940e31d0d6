import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: '@haisha/testing', environment: 'jsdom', isolate: false, setupFiles: ['@haisha/testing/jsdom'] },
});
