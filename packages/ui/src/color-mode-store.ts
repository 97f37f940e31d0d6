export type ColorMode = 'light' | 'dark' | 'system';
export type ResolvedColorMode = 'light' | 'dark';

const storageKey = 'haisha-color-mode';
// Shell and areas each bundle this module, so they tell one another through the window.
const changed = 'haisha:color-mode';
const darkQuery = '(prefers-color-scheme: dark)';
