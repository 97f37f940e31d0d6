import { sharedFacts } from '@haisha/build/shared';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  define: { HAISHA_SHARED: JSON.stringify(sharedFacts()) },
  test: { name: '@haisha/shell', environment: 'jsdom', setupFiles: ['@haisha/testing/jsdom'], testTimeout: 20_000 },
});
