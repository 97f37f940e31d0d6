import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { name: '@haisha/rules', include: ['src/**/*.test.ts'] } });
