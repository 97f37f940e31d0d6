import en from '@haisha/i18n/en/door.json';
import ja from '@haisha/i18n/ja/door.json';
import { AuthLayout } from './layout/auth-layout.tsx';
import { LoginPage } from './session/login-page.tsx';
import { SessionEndedDialog } from './session/session-ended-dialog.tsx';

/** What is shown before the login, and the login over a page whose session has ended. */
export const door = { AuthLayout, LoginPage, SessionEndedDialog };

/** Its texts, in the file of its code: who is logged in has no use for them. */
export const doorTexts = { ja, en };
