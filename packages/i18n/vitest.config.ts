import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { name: '@haisha/i18n', environment: 'node', isolate: false } });
