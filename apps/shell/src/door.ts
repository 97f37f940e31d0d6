import { AuthLayout } from './layout/auth-layout.tsx';
import { LoginPage } from './session/login-page.tsx';
import { SessionEndedDialog } from './session/session-ended-dialog.tsx';

/** What is shown before the login, and the login over a page whose session has ended. */
export const door = { AuthLayout, LoginPage, SessionEndedDialog };
