import account from '@haisha/i18n/en/account.json';
import commandPanel from '@haisha/i18n/en/command-panel.json';
import find from '@haisha/i18n/en/find.json';
import identity from '@haisha/i18n/en/identity.json';
import job from '@haisha/i18n/en/job.json';
import kiosk from '@haisha/i18n/en/kiosk.json';
import shortcut from '@haisha/i18n/en/shortcut.json';

export const enMessages = { account, commandPanel, find, identity, job, kiosk, shortcut };
