import { isRightToLeft } from './locales.ts';

/** Tells the document its language and reading direction. */
export function setDocumentLanguage(language: string, root: HTMLElement = document.documentElement): void {
  root.lang = language;
  root.dir = isRightToLeft(language) ? 'rtl' : 'ltr';
}
