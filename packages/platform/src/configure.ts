import type { Http } from '@haisha/http/create-http';
import type { FileLimits } from '@haisha/validation/settings';

/** What the shell lends to the areas; `confirmLeave` asks whether input that is not saved may be lost. */
export type PlatformSettings = {
  http: Http;
  confirmLeave: () => Promise<boolean>;
  fileLimits?: FileLimits | null;
};

let settings: PlatformSettings | null = null;

/** Called once by the shell (or a test) before any area runs. */
export function configurePlatform(given: PlatformSettings): void {
  settings = given;
}

/** The HTTP client of the shell. */
export function http(): Http {
  return lent().http;
}

/** Asks the user, in the shell's dialog, whether to give up input. */
export function confirmLeave(): Promise<boolean> {
  return lent().confirmLeave();
}

/** How large files may be that are sent; null where only the server knows. */
export function fileLimits(): FileLimits | null {
  return lent().fileLimits ?? null;
}

function lent(): PlatformSettings {
  if (!settings) throw new Error('configurePlatform() has not been called');
  return settings;
}
