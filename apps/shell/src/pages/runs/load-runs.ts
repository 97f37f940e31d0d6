import { addMessages } from '@haisha/i18n';
import { once } from '../../once.ts';

const addTexts = once(() =>
  addMessages('runOverview', {
    ja: () => import(/* webpackChunkName: "runs-ja" */ '@haisha/i18n/ja/run-overview.json'),
    en: () => import(/* webpackChunkName: "runs-en" */ '@haisha/i18n/en/run-overview.json'),
  }),
);

/** Loads what the first page shows of runs, with its texts. */
export async function loadRuns() {
  const [parts] = await Promise.all([import(/* webpackChunkName: "runs" */ './runs.ts'), addTexts()]);
  return parts;
}
