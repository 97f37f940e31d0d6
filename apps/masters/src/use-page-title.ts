import { useLocale } from '@haisha/i18n';
import { manifest } from './manifest.ts';

/** The title of a page, as the manifest states it. */
export function usePageTitle(path: string): string {
  const locale = useLocale();
  return manifest.routes.find((route) => route.path === path)?.title[locale] ?? '';
}
