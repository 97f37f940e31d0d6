import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: '@haisha/masters', environment: 'jsdom', setupFiles: ['./test/setup.ts'], testTimeout: 20_000 },
});
