import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: '@haisha/platform', environment: 'jsdom', setupFiles: ['@haisha/testing/jsdom'] },
});
