import { type Locale, locales } from '@haisha/i18n';
import type { Pointer } from '@haisha/releases/pointer';
import { currentItem, type NavigationGroup } from '../layout/navigation.ts';

/** A page that the search offers; `keywords` are its name in the other languages, how it is read, and its address. */
export type Screen = { path: string; label: string; icon: string; keywords: readonly string[] };

/** What the search offers of the live areas: the pages of the menu, those below them, and where something is entered. */
export type Screens = { menu: readonly Screen[]; further: readonly Screen[]; entering: readonly Screen[] };

type Text = Readonly<Record<Locale, string>>;

/** Returns the pages that the user may open without saying which record they are about. */
export function screensOf(
  pointer: Pointer | null,
  groups: readonly NavigationGroup[],
  may: (permission: string) => boolean,
  locale: Locale,
): Screens {
  const provided = Object.values(pointer?.areas ?? {}).map(({ provides }) => provides);
  const entries = new Map(provided.flatMap(({ navigation }) => navigation.map((entry) => [entry.path, entry])));
  const menu = groups
    .flatMap(({ items }) => items)
    .map(({ path, label, icon }): Screen => {
      const entry = entries.get(path);
      return { path, label, icon, keywords: entry ? wordsOf(entry.label, entry.reading, path) : [path] };
    });
  const below = provided
    .flatMap(({ routes, actions = [] }) => [...routes, ...actions])
    .filter(({ path, permission }) => !entries.has(path) && !path.includes(':') && may(permission))
    .map(({ path, title }): Screen => {
      const above = currentItem(groups, path.replace('?', '/'));
      const keywords = wordsOf(title, entries.get(above?.path ?? '')?.reading, path);
      const icon = /\/temp(\/|$)/.test(path) ? 'upload' : (above?.icon ?? 'area');
      return { path, label: title[locale], icon, keywords };
    });
  const isEntering = ({ path }: Screen) => /[/?]add=?$/.test(path);
  return {
    menu,
    further: below.filter((screen) => !isEntering(screen)),
    entering: below.filter(isEntering).map((screen) => ({ ...screen, icon: 'add' })),
  };
}

function wordsOf(text: Text, reading: string | undefined, path: string): string[] {
  return [...locales.map((locale) => text[locale]), ...(reading ? [reading] : []), path];
}
