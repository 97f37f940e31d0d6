import i18next from 'i18next';
import { type Locale, locales } from './locales.ts';

/** The texts of one namespace: nested keys, each with its text. */
export type Messages = { readonly [key: string]: string | Messages };

/** Bundled texts, or a function that fetches them (an `import()` fits). */
export type MessageSource = Messages | (() => Promise<Messages | { default: Messages }>);
export type MessagesByLocale = Readonly<Record<Locale, MessageSource>>;

/** Fetches all texts of the shell in one language: namespace → texts. */
export type MessageLoader = () => Promise<Readonly<Record<string, Messages>>>;
export type MessageLoaders = Readonly<Record<Locale, MessageLoader>>;

export type MessageLog = Pick<Console, 'error'>;

const sources = new Map<string, MessagesByLocale>();
const loadedShell = new Set<Locale>();
const loadedSources = new Map<string, MessageSource>();
let loaders: MessageLoaders | null = null;
let log: MessageLog = { error: () => undefined };

/** Sets where the texts of the shell come from. */
export function setMessageLoaders(newLoaders: MessageLoaders, newLog: MessageLog): void {
  loaders = newLoaders;
  log = newLog;
  loadedShell.clear();
}

/** Loads every missing text of one language; returns false and logs when some could not be fetched. */
export async function loadMessages(locale: Locale): Promise<boolean> {
  const names = [...sources.keys()];
  const loaded = await Promise.all([loadShell(locale), ...names.map((name) => loadNamespace(name, locale))]);
  return loaded.every(Boolean);
}

/**
 * Adds the texts of an area. Bundled texts are available at once. Texts to be fetched are available when the promise
 * resolves, in the other language if they cannot be fetched in the current one.
 */
export async function addMessages(namespace: string, messages: MessagesByLocale): Promise<void> {
  sources.set(namespace, messages);
  const current = i18next.language === 'en' ? 'en' : 'ja';
  for (const locale of locales) {
    const source = messages[locale];
    if (typeof source !== 'function') store(namespace, locale, source, source);
  }
  if (!(await loadNamespace(namespace, current))) await loadNamespace(namespace, otherLocale(current));
}

/** Returns the locale to read when a text is missing in the first. */
export function otherLocale(locale: Locale): Locale {
  return locale === 'ja' ? 'en' : 'ja';
}

async function loadShell(locale: Locale): Promise<boolean> {
  if (loadedShell.has(locale) || !loaders) return true;
  try {
    for (const [namespace, messages] of Object.entries(await loaders[locale]())) {
      put(namespace, locale, messages);
    }
    loadedShell.add(locale);
    return true;
  } catch (cause) {
    log.error(`The messages of ${locale} could not be loaded`, cause);
    return false;
  }
}

async function loadNamespace(namespace: string, locale: Locale): Promise<boolean> {
  const source = sources.get(namespace)?.[locale];
  if (typeof source !== 'function' || loadedSources.get(`${locale}:${namespace}`) === source) return true;
  try {
    const found = await source();
    store(namespace, locale, source, isModule(found) ? found.default : found);
    return true;
  } catch (cause) {
    log.error(`The messages ${namespace} of ${locale} could not be loaded`, cause);
    return false;
  }
}

/** Texts that are known already are not stored again: each time all that shows texts would be drawn anew. */
function store(namespace: string, locale: Locale, source: MessageSource, messages: Messages): void {
  const key = `${locale}:${namespace}`;
  if (loadedSources.get(key) === source) return;
  loadedSources.set(key, source);
  put(namespace, locale, messages);
}

/** Draws what shows texts anew only where something has asked for this namespace before. */
function put(namespace: string, locale: Locale, messages: Messages): void {
  const silent = !i18next.reportNamespaces?.getUsedNamespaces().includes(namespace);
  i18next.addResourceBundle(locale, namespace, messages, true, true, { silent });
}

function isModule(found: Messages | { default: Messages }): found is { default: Messages } {
  return typeof found.default === 'object';
}
