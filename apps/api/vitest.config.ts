import { configDefaults, defineConfig } from 'vitest/config';
import { isRedisInstalled } from './test/redis.ts';

if (!isRedisInstalled) process.stderr.write('Live updates over Redis are not tested: no redis-server is installed\n');

/** Files that put something else in the place of a module, for which modules are loaded anew. */
export const withOwnModules = ['src/areas/identity/session/enumeration.test.ts'];

export default defineConfig({
  test: {
    name: '@haisha/api',
    // Loading the server anew for each file took a third of the time.
    isolate: false,
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    exclude: [
      ...configDefaults.exclude,
      ...withOwnModules,
      ...(isRedisInstalled ? [] : ['src/services/realtime/buses/create-redis-bus.test.ts']),
    ],
    globalSetup: ['./test/postgres.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
