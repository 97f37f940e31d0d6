import { type Locale, localeOf, localizedPath } from '@haisha/i18n';
import type { Http } from '@haisha/platform';
import { setMode } from '@haisha/ui/color-mode';
import type { AccountUpdate } from '@haisha/validation/account';
import type { CurrentSession } from './current-session.ts';

export type Preferences = ReturnType<typeof createPreferences>;

type Options = {
  http: () => Http;
  session: CurrentSession;
  /** The language in which the document was requested. */
  addressLocale: Locale;
  warn: (text: string, cause: unknown) => void;
};

/** Language and theme of the user: stored with the account, so that they apply on other devices. */
export function createPreferences({ http, session, addressLocale, warn }: Options) {
  let chosen: AccountUpdate = {};
  /** What the account has by now, as far as this page knows. */
  let stored: AccountUpdate = {};

  function keep(): void {
    const user = session.get()?.user;
    if (!user || user.mustChangePassword) return;
    const known = { ...user, ...stored };
    const { language = known.language, theme = known.theme } = chosen;
    if (language === known.language && theme === known.theme) return;
    stored = { language, theme };
    // A choice that could not be stored still applies on this device.
    http()
      .put('/account', stored)
      .catch((cause: unknown) => warn('The choice could not be kept with the account', cause));
  }

  return {
    /** Stores a choice at once, or with the login that follows. */
    choose(change: AccountUpdate): void {
      chosen = { ...chosen, ...change };
      keep();
    },
    /**
     * Applies the user's language and theme after the login; returns the path to go to. A choice made before on this
     * page takes precedence, then an address with a language prefix.
     */
    takeOver(path: string): string {
      const user = session.get()?.user;
      if (!user) return path;
      const named = [localeOf(path), addressLocale].find((locale) => locale !== 'ja');
      setMode(chosen.theme ?? user.theme);
      keep();
      return localizedPath(path, chosen.language ?? named ?? user.language);
    },
  };
}
