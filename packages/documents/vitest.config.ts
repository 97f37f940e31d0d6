import { defineConfig } from 'vitest/config';

// Pages are drawn as pictures, which takes its time on a busy machine.
export default defineConfig({
  test: { name: '@haisha/documents', include: ['src/**/*.test.ts'], isolate: false, testTimeout: 30_000 },
});
