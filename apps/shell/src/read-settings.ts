import type { PublicSettings } from '@haisha/validation/settings';

const elementId = 'haisha-settings';

const defaults: PublicSettings = {
  apiBase: '/api',
  csrf: { cookie: 'XSRF-TOKEN', header: 'X-XSRF-TOKEN', path: '/api/csrf' },
  localeCookie: { name: 'haisha-locale', secure: false },
  httpTimeoutMs: null,
  singleSignOn: null,
  mail: false,
  fileLimits: null,
  mapService: 'google',
  realtime: null,
};

/** Reads the settings that the server put into the page; the defaults apply on a host that fills in nothing. */
export function readSettings(page: Document = document): PublicSettings {
  const text = page.getElementById(elementId)?.textContent?.trim();
  if (!text) return defaults;
  const parsed: unknown = JSON.parse(text);
  if (!isRecord(parsed)) throw new Error(`#${elementId} does not hold settings`);
  const settings = { ...defaults, ...parsed };
  if (!isPublicSettings(settings)) throw new Error(`#${elementId} does not hold settings`);
  return settings;
}

function isPublicSettings(value: Record<string, unknown>): value is PublicSettings {
  const { apiBase, csrf, localeCookie, httpTimeoutMs, singleSignOn, mail, fileLimits, mapService, realtime } = value;
  return (
    isText(apiBase) &&
    isRecord(csrf) &&
    [csrf.cookie, csrf.header, csrf.path].every(isText) &&
    isRecord(localeCookie) &&
    isText(localeCookie.name) &&
    typeof localeCookie.secure === 'boolean' &&
    (httpTimeoutMs === null || typeof httpTimeoutMs === 'number') &&
    (singleSignOn === null || isRecord(singleSignOn)) &&
    typeof mail === 'boolean' &&
    (fileLimits === null || isRecord(fileLimits)) &&
    isText(mapService) &&
    (realtime === null || isRecord(realtime))
  );
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
