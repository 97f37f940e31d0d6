import { defineConfig } from 'vitest/config';
import api, { withOwnModules } from './vitest.config.ts';

export default defineConfig({
  test: { ...api.test, name: '@haisha/api with own modules', include: withOwnModules, exclude: [], isolate: true },
});
