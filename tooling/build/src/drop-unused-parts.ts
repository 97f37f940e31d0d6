import type { RsbuildPlugin } from '@rsbuild/core';

const anatomies = /[\\/](?:anatomy|[\w-]+\.anatomy)\.m?js$/;
const called = /((?:const|var) \w+ = )(?=(?:createAnatomy\(|\w+(?:\$\d)?\.(?:extendWith|omit|rename|build|parts)\())/g;

/**
 * Lets the bundler drop what nobody uses of Chakra and Emotion. Chakra lists the parts of every widget it knows by calls
 * without a purity mark, and Emotion imports two modules for their names only; together 3 KB of the first load.
 */
export function dropUnusedParts(): RsbuildPlugin {
  return {
    name: 'haisha:drop-unused-parts',
    setup(api) {
      api.transform({ test: anatomies }, ({ code }) => code.replace(called, '$1/*#__PURE__*/ '));
      api.modifyRspackConfig((config, { appendRules }) => {
        appendRules({ test: /[\\/](?:hoist-non-react-statics|react-is)[\\/]/, sideEffects: false });
        return config;
      });
    },
  };
}
