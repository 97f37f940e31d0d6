import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: '@haisha/product', environment: 'node', isolate: false, testTimeout: 60_000 },
});
