import { addMessages } from '@haisha/i18n';
import en from '@haisha/i18n/en/run-overview.json';
import ja from '@haisha/i18n/ja/run-overview.json';
import { once } from '../../once.ts';

export { Runs } from './runs.tsx';

/** Adds the texts; both languages come with the code: a chunk for each would be longer in its name than in what it saves. */
export const addRunTexts = once(() => addMessages('runOverview', { ja: async () => ja, en: async () => en }));
