import enSavedView from '@haisha/i18n/en/saved-view.json';
import enUser from '@haisha/i18n/en/user.json';
import jaSavedView from '@haisha/i18n/ja/saved-view.json';
import jaUser from '@haisha/i18n/ja/user.json';

/** The words of saved views, and of the roles that open with them: they come with their menu. */
export const viewMessages = {
  savedView: { ja: jaSavedView, en: enSavedView },
  user: { ja: jaUser, en: enUser },
};
