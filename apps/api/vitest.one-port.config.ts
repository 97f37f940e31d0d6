import { defineConfig } from 'vitest/config';
import api from './vitest.config.ts';

/** What people and programs see of several servers, once more with real processes behind one port. */
export default defineConfig({
  test: {
    ...api.test,
    name: '@haisha/api behind one port',
    include: [
      'src/services/jobs/job-routes.test.ts',
      'src/services/realtime/{messages/announce,presence/presence,routes/channels}.test.ts',
    ],
    provide: { behindOnePort: true },
    // Two servers start before the tests of a file do.
    hookTimeout: 120_000,
  },
});
