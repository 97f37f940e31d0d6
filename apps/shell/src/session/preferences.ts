import { type Locale, localeOf, localizedPath } from '@haisha/i18n';
import type { Http } from '@haisha/platform';
import { setMode } from '@haisha/ui/color-mode';
import type { AccountUpdate } from '@haisha/validation/account';
import type { SessionStore } from './session-store.ts';

export type Preferences = ReturnType<typeof createPreferences>;

type Options = {
  http: () => Http;
  session: SessionStore;
  /** The language the document was asked for in. */
  addressed: Locale;
  warn: (text: string, cause: unknown) => void;
};

/** Language and theme as the person wants them: kept with the account, so that they follow to other devices. */
export function createPreferences({ http, session, addressed, warn }: Options) {
  let chosen: AccountUpdate = {};
  /** What the account has by now, as far as it was said here. */
  let kept: AccountUpdate = {};

  function keep(): void {
    const user = session.get()?.user;
    if (!user || user.mustChangePassword) return;
    const known = { ...user, ...kept };
    const { language = known.language, theme = known.theme } = chosen;
    if (language === known.language && theme === known.theme) return;
    kept = { language, theme };
    // What could not be kept still holds on this device.
    http()
      .put('/account', kept)
      .catch((cause: unknown) => warn('The choice could not be kept with the account', cause));
  }

  return {
    /** Somebody chose: kept at once, or by the login that follows. */
    choose(change: AccountUpdate): void {
      chosen = { ...chosen, ...change };
      keep();
    },
    /**
     * From the login on the page is as the person wants it; answers the path to go on to. What was chosen before on
     * this page counts most, then an address that names a language, as the bare ones do not.
     */
    takeOver(path: string): string {
      const user = session.get()?.user;
      if (!user) return path;
      const named = [localeOf(path), addressed].find((locale) => locale !== 'ja');
      setMode(chosen.theme ?? user.theme);
      keep();
      return localizedPath(path, chosen.language ?? named ?? user.language);
    },
  };
}
