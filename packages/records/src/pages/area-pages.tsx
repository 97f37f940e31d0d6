import { useLocale } from '@haisha/i18n';
import { createContext, type ReactNode, useContext } from 'react';
import type { AreaPage, AreaPart } from './area-part.ts';

const AreaPartsContext = createContext<readonly AreaPart[]>([]);

export type AreaPagesProps = { parts: readonly AreaPart[]; children: ReactNode };

/** Tells the frames inside it which pages their area has. */
export function AreaPages({ parts, children }: AreaPagesProps) {
  return <AreaPartsContext value={parts}>{children}</AreaPartsContext>;
}

/** Finds a page of the area by its path; nothing where the area does not have it. */
export function useAreaPage(path: string): AreaPage | undefined {
  const parts = useContext(AreaPartsContext);
  return parts.flatMap(({ pages }) => pages).find((page) => page.path === path);
}

/** Returns the title of a page as the area states it; empty for a page that the area does not have. */
export function usePageTitle(path: string): string {
  const locale = useLocale();
  return useAreaPage(path)?.title[locale] ?? '';
}

/** Finds the dialog in which the form of a record stands; nothing where it stands on pages. */
export function useDialogOf(name: string): AreaPart['dialog'] {
  return useContext(AreaPartsContext).find(({ dialog }) => dialog?.name === name)?.dialog;
}
