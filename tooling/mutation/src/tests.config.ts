import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The first test that fails ends the run of a fault: those beside the changed file come first, the slow ones last. The
 * runner of Stryker names the file under `related`.
 */
class OwnTestsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const own = this.ctx.config.related?.map((file) => file.replace(/\.ts$/, '.test.ts')) ?? [];
    const slowestFirst = await super.sort(files);
    const rankOf = ({ moduleId }: TestSpecification) => (own.includes(moduleId) ? 0 : 1);
    return slowestFirst.reverse().sort((a, b) => rankOf(a) - rankOf(b));
  }
}

export default defineConfig({
  test: {
    // Short times would count slow tests as tests that noticed the fault.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    sequence: { sequencer: OwnTestsFirst },
  },
});
