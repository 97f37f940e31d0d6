import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: '@haisha/http', environment: 'node', isolate: false },
});
