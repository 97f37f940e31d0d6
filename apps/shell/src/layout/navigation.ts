import type { Locale } from '@haisha/i18n';
import type { Pointer } from '@haisha/releases/pointer';

export type NavigationItem = { path: string; label: string; icon: string; area: string | null };
export type NavigationGroup = { label: string | null; items: readonly NavigationItem[] };

export type NavigationTexts = { home: string; system: string; debug: string; test: string };

/** Returns the menu: home, the pages of the live areas on which the user has rows, and the shell's own service pages. */
export function navigationOf(
  pointer: Pointer | null,
  scopeOf: (permission: string) => string | undefined,
  locale: Locale,
  texts: NavigationTexts,
): readonly NavigationGroup[] {
  const items = Object.entries(pointer?.areas ?? {})
    .flatMap(([area, { provides }]) => provides.navigation.map((entry) => ({ ...entry, area })))
    .filter(({ permission, scopes }) => {
      const scope = scopeOf(permission);
      return scope !== undefined && (scopes?.includes(scope) ?? true);
    })
    .sort((one, other) => one.order - other.order);
  const groups = Map.groupBy(items, ({ group }) => group[locale]);
  const system = [
    { path: '/test', label: texts.test, icon: 'test', area: null, permission: 'system.test' },
    { path: '/debug', label: texts.debug, icon: 'bug', area: null, permission: 'system.debug' },
  ].filter(({ permission }) => scopeOf(permission) !== undefined);
  return [
    { label: null, items: [{ path: '/', label: texts.home, icon: 'home', area: null }] },
    ...[...groups].map(([label, entries]) => ({
      label,
      items: entries.map(({ path, label: name, icon, area }) => ({ path, label: name[locale], icon, area })),
    })),
    ...(system.length > 0 ? [{ label: texts.system, items: system }] : []),
  ];
}

/** Returns the entry for the page at a path: the page itself or the nearest one above it. */
export function currentItem(groups: readonly NavigationGroup[], path: string): NavigationItem | undefined {
  return groups
    .flatMap(({ items }) => items)
    .filter((item) => item.path === path || (item.path !== '/' && path.startsWith(`${item.path}/`)))
    .sort((one, other) => other.path.length - one.path.length)[0];
}

/** As many entries, names of groups among them, as a window of 900 px shows without scrolling. */
const mostShown = 24;

/** Returns the groups that are folded until the user opens them: those that no longer fit below the ones before. */
export function foldedAtFirst(groups: readonly NavigationGroup[]): ReadonlySet<NavigationGroup> {
  let shown = groups.filter(({ label }) => label !== null).length;
  let isFull = false;
  return new Set(
    groups.filter(({ label, items }) => {
      isFull ||= shown + items.length > mostShown;
      if (isFull && label !== null) return true;
      shown += items.length;
      return false;
    }),
  );
}
