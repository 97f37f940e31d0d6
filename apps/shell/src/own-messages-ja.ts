import account from '@haisha/i18n/ja/account.json';
import identity from '@haisha/i18n/ja/identity.json';
import job from '@haisha/i18n/ja/job.json';
import shortcut from '@haisha/i18n/ja/shortcut.json';

export const jaMessages = { account, identity, job, shortcut };
