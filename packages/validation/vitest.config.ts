import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { name: '@haisha/validation', include: ['src/**/*.test.ts'] } });
