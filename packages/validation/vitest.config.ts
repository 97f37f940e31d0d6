import { defineConfig } from 'vitest/config';

// Pure functions leave nothing behind that the next file could meet.
export default defineConfig({ test: { name: '@haisha/validation', include: ['src/**/*.test.ts'], isolate: false } });
