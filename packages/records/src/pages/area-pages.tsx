import { useLocale } from '@haisha/i18n';
import type { AreaManifest } from '@haisha/platform';
import { createContext, type ReactNode, useContext } from 'react';

type Pages = AreaManifest['routes'];

const AreaPagesContext = createContext<Pages>([]);

export type AreaPagesProps = { pages: Pages; children: ReactNode };

/** Tells the frames inside it which pages their area has. */
export function AreaPages({ pages, children }: AreaPagesProps) {
  return <AreaPagesContext value={pages}>{children}</AreaPagesContext>;
}

/** Returns the title of a page as the manifest of the area states it; empty for a page that the area does not have. */
export function usePageTitle(path: string): string {
  const locale = useLocale();
  return useContext(AreaPagesContext).find((page) => page.path === path)?.title[locale] ?? '';
}
