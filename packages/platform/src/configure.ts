import type { Http } from '@haisha/http/create-http';
import type { FileLimits, PublicSettings } from '@haisha/validation/settings';
import type { QueryClient } from '@tanstack/react-query';

/** What the shell provides to the areas; `confirmLeave` asks whether unsaved input may be lost. */
export type PlatformSettings = {
  http: Http;
  queries: QueryClient;
  confirmLeave: () => Promise<boolean>;
  fileLimits?: FileLimits | null;
  mapService?: PublicSettings['mapService'];
};

let settings: PlatformSettings | null = null;

/** The shell (or a test) calls this once before any area runs. */
export function configurePlatform(platformSettings: PlatformSettings): void {
  settings = platformSettings;
}

/** Returns the HTTP client of the shell. */
export function http(): Http {
  return requireSettings().http;
}

/** Returns the one cache of what has been read of the server. */
export function queries(): QueryClient {
  return requireSettings().queries;
}

/** Asks the user, in the shell's dialog, whether to discard unsaved input. */
export function confirmLeave(): Promise<boolean> {
  return requireSettings().confirmLeave();
}

/** Returns the size limits for uploaded files; null when only the server knows them. */
export function fileLimits(): FileLimits | null {
  return requireSettings().fileLimits ?? null;
}

/** Returns the map service in which addresses open. */
export function mapService(): PublicSettings['mapService'] {
  return requireSettings().mapService ?? 'google';
}

function requireSettings(): PlatformSettings {
  if (!settings) throw new Error('configurePlatform() has not been called');
  return settings;
}
