import { AccountPage } from './account/account-page.tsx';
import { addAreaTexts } from './areas/area-texts.ts';
import { AuthPage } from './identity/auth-page.tsx';
import { CodeForm } from './identity/code-form.tsx';
import { ForgottenPassword } from './identity/forgotten-password.tsx';
import { PasswordPage } from './identity/password-page.tsx';
import { JobsPage } from './jobs/jobs-page.tsx';
import { addLiveTexts } from './live/live-texts.ts';
import { once } from './once.ts';
import { addOwnTexts } from './own-texts.ts';

// Once: texts that are added have everything drawn anew that shows any.
const addTexts = once(() =>
  Promise.all([addAreaTexts(), addLiveTexts(), addOwnTexts('identity'), addOwnTexts('account'), addOwnTexts('job')]),
);

/** Pages and parts about the person, once their texts are here. */
export async function ownPages() {
  await addTexts();
  return { AccountPage, AuthPage, CodeForm, ForgottenPassword, JobsPage, PasswordPage };
}
