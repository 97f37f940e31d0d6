import enCheckLevel from '@haisha/i18n/en/check-level.json';
import jaCheckLevel from '@haisha/i18n/ja/check-level.json';

/** The words of the check levels: they come with their dialog. */
export const checkLevelMessages = { checkLevel: { ja: jaCheckLevel, en: enCheckLevel } };
