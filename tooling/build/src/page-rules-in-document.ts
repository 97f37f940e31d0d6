import type { HtmlBasicTag, RsbuildPlugin } from '@rsbuild/core';

const rulesOfPage = /[\\/]ui[\\/]src[\\/]theme[\\/]global-css\.ts$/;
const resetOfChakra = /[\\/]styled-system[\\/]preflight\.js$/;

/**
 * Moves the rules of the whole page from the shell's script into its document: the browser reads text sooner than
 * Chakra and Emotion make the same text of objects. Only in the shell, as an area may bring a newer copy of the look
 * with rules of its own.
 */
export function pageRulesInDocument(): RsbuildPlugin {
  return {
    name: 'haisha:page-rules-in-document',
    setup(api) {
      if (api.context.action !== 'build') return;
      api.transform({ test: rulesOfPage }, () => 'export const globalCss = {}, preflight = false;');
      api.transform({ test: resetOfChakra }, () => 'export const createPreflight = () => ({});');
      api.modifyHTMLTags(async (tags) => {
        const { pageRules } = await import('@haisha/ui/page-rules');
        const style: HtmlBasicTag = { tag: 'style', children: pageRules() };
        return { ...tags, headTags: [style, ...tags.headTags] };
      });
    },
  };
}
