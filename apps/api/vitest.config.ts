import { configDefaults, defineConfig } from 'vitest/config';
import { isRedisInstalled } from './test/redis.ts';

if (!isRedisInstalled) process.stderr.write('Live updates over Redis are not tested: no redis-server is installed\n');

export default defineConfig({
  test: {
    name: '@haisha/api',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...(isRedisInstalled ? [] : ['src/realtime/create-redis-bus.test.ts'])],
    globalSetup: ['./test/postgres.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
