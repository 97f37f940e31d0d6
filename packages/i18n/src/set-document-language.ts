import { isRightToLeft } from './locales.ts';

/** Tells the document its language and reading direction. */
export function setDocumentLanguage(language: string, root: HTMLElement = document.documentElement): void {
  const direction = isRightToLeft(language) ? 'rtl' : 'ltr';
  // Even the value it has already makes the browser style the whole page anew.
  if (root.lang === language && root.dir === direction) return;
  root.lang = language;
  root.dir = direction;
}
