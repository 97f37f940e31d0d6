import type { Locale, MessagesByLocale } from '@haisha/i18n';
import type { RouteObject } from 'react-router-dom';

export type InBothLanguages = Readonly<Record<Locale, string>>;

/**
 * A page: its path without locale prefix (`/vehicles/edit/:id`) and the permission it requires. Beside a wide one the menu
 * is folded until the person opens it there.
 */
export type AreaRoute = { path: string; title: InBothLanguages; permission: string; wide?: boolean };

/** A page with what it reads first of the API where its address says nothing more: `/vehicles?page=1`. */
export type ReadingRoute = AreaRoute & { reads?: readonly string[] };

/**
 * An entry of the menu; `icon` is a name from the icon set of `@haisha/ui`. `scopes` are those of the permission under
 * which the page has rows, where it has none under others.
 */
export type NavigationEntry = {
  path: string;
  label: InBothLanguages;
  icon: string;
  group: InBothLanguages;
  order: number;
  permission: string;
  scopes?: readonly string[];
  /** How the label is read, and what else people call the page, for the search: `しゃりょう くるま`. */
  reading?: string;
  /** An address below `/api` that answers with `{ count }`: how much is late there. */
  late?: string;
};

/**
 * Records that the search finds: `kind` as the server calls it, the name of several, and where one of them stands, with
 * `:id` for its id (`/vehicles/edit/:id`, `/customers?open=:id`).
 */
export type FoundKind = { kind: string; label: InBothLanguages; icon: string; path: string };

/**
 * What the shell knows about an area before it loads its code: plain data that the build copies to the release pointer.
 */
export type AreaManifest = {
  name: string;
  routes: readonly ReadingRoute[];
  navigation: readonly NavigationEntry[];
  /** What the search of the shell finds of the area. */
  finds?: readonly FoundKind[];
  /** What it offers besides the pages: the form of a new record that stands in a dialog. */
  actions?: readonly AreaRoute[];
  /** Permissions of the area besides those that open its routes. */
  permissions: readonly string[];
  /** The message namespaces of the area. */
  messages: readonly string[];
};

/** The code of an area: relative routes, mounted once per language, and its texts by namespace. */
export type AreaCode = { routes: RouteObject[]; messages: Readonly<Record<string, MessagesByLocale>> };

/** The default export of the one exposed module of an area. */
export type AreaModule = AreaCode & { manifest: AreaManifest };

/** Joins a manifest with the code of its area. */
export function defineArea(manifest: AreaManifest, code: AreaCode): AreaModule {
  return { manifest, ...code };
}

/** Returns true for a loaded module that keeps the contract; it may have been built long before this shell. */
export function isAreaModule(value: unknown): value is AreaModule {
  if (!isRecord(value) || !isRecord(value.manifest)) return false;
  const { manifest, routes, messages } = value;
  const lists = [routes, manifest.routes, manifest.navigation, manifest.permissions, manifest.messages];
  return typeof manifest.name === 'string' && isRecord(messages) && lists.every(Array.isArray);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
