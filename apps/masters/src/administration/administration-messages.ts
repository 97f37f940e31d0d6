import enAudit from '@haisha/i18n/en/audit.json';
import enPermission from '@haisha/i18n/en/permission.json';
import enRetention from '@haisha/i18n/en/retention.json';
import enSavedView from '@haisha/i18n/en/saved-view.json';
import enUser from '@haisha/i18n/en/user.json';
import jaAudit from '@haisha/i18n/ja/audit.json';
import jaPermission from '@haisha/i18n/ja/permission.json';
import jaRetention from '@haisha/i18n/ja/retention.json';
import jaSavedView from '@haisha/i18n/ja/saved-view.json';
import jaUser from '@haisha/i18n/ja/user.json';

/** The words of the pages on users and the system: they come with those pages, so that no other page waits for them. */
export const administrationMessages = {
  audit: { ja: jaAudit, en: enAudit },
  permission: { ja: jaPermission, en: enPermission },
  retention: { ja: jaRetention, en: enRetention },
  savedView: { ja: jaSavedView, en: enSavedView },
  user: { ja: jaUser, en: enUser },
};
