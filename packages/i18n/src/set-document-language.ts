import { isRightToLeft } from './locales.ts';

/** Sets the language and reading direction of the document. */
export function setDocumentLanguage(language: string, root: HTMLElement = document.documentElement): void {
  const direction = isRightToLeft(language) ? 'rtl' : 'ltr';
  // Setting even the same value makes the browser restyle the whole page.
  if (root.lang === language && root.dir === direction) return;
  root.lang = language;
  root.dir = direction;
}
