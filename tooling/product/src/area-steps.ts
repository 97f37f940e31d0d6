import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Member, membersFor } from './areas.ts';
import { ensureChromium } from './chromium.ts';
import { checkStep, playwrightStep, type Step, vitestStep } from './step.ts';
import { workspace } from './workspace.ts';

/**
 * What the team of one area needs: the area, what it uses, and the browser tests in the folder of its name. Checks run
 * beside the tests, for they leave a core free half of the time.
 */
export function areaSteps(area: string, root: string = workspace): Step[][] {
  const members = membersFor(area, root);
  const specs = `specs/${area}`;
  const hasSpecs = existsSync(join(root, 'e2e', specs));
  const folders = members.map(({ folder }) => folder);
  return [
    [
      checkStep('types', 'turbo', ['run', 'typecheck', ...only(members), '--output-logs=errors-only']),
      checkStep('lint', 'biome', ['check', '--error-on-warnings', ...folders, ...(hasSpecs ? [`e2e/${specs}`] : [])]),
      checkStep('boundaries', 'turbo', ['boundaries']),
      // Browser tests start the whole product; what did not change comes out of the cache.
      checkStep('build', 'turbo', ['run', 'build', ...(hasSpecs ? [] : only(members)), '--output-logs=errors-only']),
      vitestStep(
        'unit',
        members.filter(({ hasTests }) => hasTests).map(({ name }) => `--project=${name}`),
      ),
    ],
    ...(hasSpecs ? [[playwrightStep('browser', [specs], () => ({ CHROMIUM_PATH: ensureChromium() }))]] : []),
  ];
}

function only(members: Member[]): string[] {
  return members.map(({ name }) => `--filter=${name}`);
}
