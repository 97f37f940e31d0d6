import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: '@haisha/product', environment: 'node', testTimeout: 60_000 },
});
