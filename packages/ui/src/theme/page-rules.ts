import createCache from '@emotion/cache';
import { css } from '@emotion/react';
import { system } from './system.ts';

/**
 * Returns the rules of the whole page, reset and base, as the text that Emotion makes of them. For builds: in a browser
 * Emotion inserts rules and returns none.
 */
export function pageRules(): string {
  const [[layer, rules] = []] = Object.entries(system.getGlobalCss());
  if (!layer) throw new Error('The system has no base rules');
  const base = Object.entries(rules as object).filter(([name]) => !name.startsWith('@keyframes'));
  const cache = createCache({ key: 'page' });
  const styles = css([system.getPreflightCss(), { [layer]: Object.fromEntries(base) }]);
  return String(cache.insert('', styles, cache.sheet, false));
}
