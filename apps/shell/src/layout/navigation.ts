import type { Locale } from '@haisha/i18n';
import type { Pointer } from '@haisha/releases/pointer';

export type NavigationItem = {
  path: string;
  label: string;
  icon: string;
  area: string | null;
  late?: string | undefined;
};
export type NavigationGroup = {
  /** Its name in Japanese, whatever the language of the page; null for what stands above all groups. */
  id: string | null;
  label: string | null;
  items: readonly NavigationItem[];
};

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
  const groups = Map.groupBy(items, ({ group }) => group.ja);
  const system = [
    { path: '/test', label: texts.test, icon: 'retry', area: null, permission: 'system.test' },
    { path: '/debug', label: texts.debug, icon: 'search', area: null, permission: 'system.debug' },
  ].filter(({ permission }) => scopeOf(permission) !== undefined);
  return [
    { id: null, label: null, items: [{ path: '/', label: texts.home, icon: 'home', area: null }] },
    ...[...groups].map(([id, entries]) => ({
      id,
      label: entries[0]?.group[locale] ?? id,
      items: entries.map(({ path, label: name, icon, area, late }) => ({
        path,
        label: name[locale],
        icon,
        area,
        late,
      })),
    })),
    ...(system.length > 0 ? [{ id: 'system', label: texts.system, items: system }] : []),
  ];
}

/** Returns the entry for the page at a path: the page itself or the nearest one above it. */
export function currentItem(groups: readonly NavigationGroup[], path: string): NavigationItem | undefined {
  return groups
    .flatMap(({ items }) => items)
    .filter((item) => item.path === path || (item.path !== '/' && path.startsWith(`${item.path}/`)))
    .sort((one, other) => other.path.length - one.path.length)[0];
}

export type Fold = 'folded' | 'open';

/** The heights in px of an entry, of a group's name, and of all that stands above and below the menu. */
const heights = { entry: 28, name: 36, around: 147 };

/**
 * Returns the open groups: that of the page, those the user has opened, and of the others as many as a window of this
 * height shows without scrolling.
 */
export function openGroups(
  groups: readonly NavigationGroup[],
  own: NavigationGroup | undefined,
  chosen: (group: NavigationGroup) => Fold | null,
  windowHeight: number,
): ReadonlySet<NavigationGroup> {
  const isCertain = (group: NavigationGroup) => group === own || group.id === null || chosen(group) === 'open';
  const heightOf = ({ items }: NavigationGroup) => items.length * heights.entry;
  const open = new Set(groups.filter(isCertain));
  const names = groups.filter(({ id }) => id !== null).length * heights.name;
  let room = windowHeight - heights.around - names - [...open].reduce((sum, group) => sum + heightOf(group), 0);
  for (const group of groups.filter((one) => !open.has(one) && chosen(one) === null)) {
    room -= heightOf(group);
    // Smaller ones further down stay folded too: which groups are open follows their order.
    if (room < 0) break;
    open.add(group);
  }
  return open;
}
