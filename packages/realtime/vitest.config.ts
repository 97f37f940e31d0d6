import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: '@haisha/realtime', environment: 'node', isolate: false },
});
