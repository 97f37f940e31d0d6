import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * Returns Emotion's cache that only ever adds style elements: each drawing begins one, and so does each rule with an at
 * sign (layers, media). The rules keep their order. Put into an element that is in use, such a rule makes Chromium take the
 * styles of the whole page for changed, and a layer its text for laid out anew.
 */
export function createStyleCache(): EmotionCache {
  const cache = createCache({ key: 'ui' });
  const { sheet } = cache;
  const insert = sheet.insert.bind(sheet);
  let isDrawing = false;
  sheet.insert = (rule) => {
    // Emotion opens an element for its first rule.
    if (!isDrawing || rule[0] === '@') sheet.ctr = 0;
    insert(rule);
    isDrawing = true;
    queueMicrotask(() => {
      isDrawing = false;
    });
  };
  return cache;
}
