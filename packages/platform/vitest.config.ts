import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: '@haisha/platform',
    environment: 'jsdom',
    isolate: false,
    setupFiles: ['@haisha/testing/jsdom', '@haisha/ui/test/without-looks'],
  },
});
