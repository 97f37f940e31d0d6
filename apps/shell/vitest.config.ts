import { sharedFacts } from '@haisha/build/shared';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  define: { HAISHA_SHARED: JSON.stringify(sharedFacts()) },
  // Only the build uses the query.
  resolve: { alias: [{ find: /\.json\?all$/, replacement: '.json' }] },
  test: {
    name: '@haisha/shell',
    environment: 'jsdom',
    isolate: false,
    setupFiles: ['@haisha/testing/jsdom', '@haisha/ui/test/without-looks'],
    testTimeout: 20_000,
  },
});
