import { defineConfig } from 'vitest/config';

// Pure functions leave nothing behind that the next file could meet.
export default defineConfig({ test: { name: '@haisha/demo-company', include: ['src/**/*.test.ts'], isolate: false } });
