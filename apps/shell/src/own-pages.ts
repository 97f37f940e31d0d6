import { addMessages } from '@haisha/i18n';
import { AccountPage } from './account/account-page.tsx';
import { addOwnTexts } from './add-own-texts.ts';
import { addAreaTexts } from './areas/add-area-texts.ts';
import { WaysOn, waysOnTexts } from './errors/ways-on.tsx';
import { AuthPage } from './identity/auth-page.tsx';
import { CodeForm } from './identity/code-form.tsx';
import { ForgottenPassword } from './identity/forgotten-password.tsx';
import { PasswordPage } from './identity/password-page.tsx';
import { JobsPage } from './jobs/jobs-page.tsx';
import { addLiveTexts } from './live/add-live-texts.ts';
import { once } from './once.ts';

// Only once: added texts redraw everything that shows texts.
const addTexts = once(() =>
  Promise.all([
    addAreaTexts(),
    addLiveTexts(),
    addOwnTexts('identity'),
    addOwnTexts('account'),
    addOwnTexts('job'),
    addOwnTexts('kiosk'),
    addMessages('missingPage', waysOnTexts),
  ]),
);

/** Returns the pages and parts about the user, once their texts are loaded. */
export async function ownPages() {
  await addTexts();
  return { AccountPage, AuthPage, CodeForm, ForgottenPassword, JobsPage, PasswordPage, WaysOn };
}
