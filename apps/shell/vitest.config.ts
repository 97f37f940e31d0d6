import { sharedFacts } from '@haisha/build/shared';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  define: { HAISHA_SHARED: JSON.stringify(sharedFacts()) },
  // The query means something to the build only.
  resolve: { alias: [{ find: /\.json\?all$/, replacement: '.json' }] },
  test: {
    name: '@haisha/shell',
    environment: 'jsdom',
    isolate: false,
    setupFiles: ['@haisha/testing/jsdom', '@haisha/ui/test/without-looks'],
    testTimeout: 20_000,
  },
});
