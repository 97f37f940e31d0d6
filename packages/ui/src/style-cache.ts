import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * Returns Emotion's cache whose rules with an at sign (layers, media) begin a style element each, in the same order.
 * Put into an element that has others already, Chromium takes all of them for changed: it computes the styles of the whole
 * page anew, and a layer lays out all of its text as well.
 */
export function createStyleCache(): EmotionCache {
  const cache = createCache({ key: 'ui' });
  const { sheet } = cache;
  const insert = sheet.insert.bind(sheet);
  sheet.insert = (rule) => {
    // Emotion opens an element for its first rule.
    if (rule.startsWith('@')) sheet.ctr = 0;
    insert(rule);
  };
  return cache;
}
