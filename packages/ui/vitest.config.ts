import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: '@haisha/ui', environment: 'jsdom', setupFiles: ['./test/setup.ts'], testTimeout: 20_000 },
});
