import account from '@haisha/i18n/ja/account.json';
import commandPanel from '@haisha/i18n/ja/command-panel.json';
import find from '@haisha/i18n/ja/find.json';
import identity from '@haisha/i18n/ja/identity.json';
import job from '@haisha/i18n/ja/job.json';
import kiosk from '@haisha/i18n/ja/kiosk.json';
import shortcut from '@haisha/i18n/ja/shortcut.json';

export const jaMessages = { account, commandPanel, find, identity, job, kiosk, shortcut };
