import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: '@haisha/releases', environment: 'node', isolate: false, testTimeout: 30_000 },
});
