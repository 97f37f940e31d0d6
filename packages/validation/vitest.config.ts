import { defineConfig } from 'vitest/config';

// Pure functions leave no state for the next file.
export default defineConfig({ test: { name: '@haisha/validation', include: ['src/**/*.test.ts'], isolate: false } });
