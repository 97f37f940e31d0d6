import type { RsbuildPlugin } from '@rsbuild/core';

const anatomies = /[\\/](?:anatomy|[\w-]+\.anatomy)\.m?js$/;
const called = /((?:const|var) \w+ = )(?=(?:createAnatomy\(|\w+(?:\$\d)?\.(?:extendWith|omit|rename|build|parts)\())/g;

const zodSchemas = /[\\/]zod[\\/]v4[\\/]classic[\\/]schemas\.js$/;
const jsonSchemaMakers = 'import { createStandardJSONSchemaMethod, createToJSONSchemaMethod } from';
const jsonSchemaProcessor = /^\s*inst\._zod\.processJSONSchema = .*;$/gm;
const cycleMemory = /^\s*core\.config\(\{ memoizer: core\.memoizer\(\) \}\);$/m;

const router = /[\\/]react-router[\\/]dist[\\/]development[\\/][\w-]+\.mjs$/;

/**
 * Lets the bundler drop what nobody uses of the libraries. Chakra lists the parts of every widget it knows by calls
 * without a purity mark, Emotion imports two modules for their names only, zod's schemas carry a writer of JSON Schema,
 * which only the server needs, and a memory of values that hold themselves, which no form has, and the router comes as its development build with a framework around it.
 */
export function dropUnusedParts(): RsbuildPlugin {
  return {
    name: 'haisha:drop-unused-parts',
    setup(api) {
      api.transform({ test: anatomies }, ({ code }) => code.replace(called, '$1/*#__PURE__*/ '));
      api.transform({ test: zodSchemas }, ({ code }) => plainSchemas(code));
      if (api.context.action !== 'dev') api.transform({ test: router }, ({ code }) => asPlainRouter(code));
      api.modifyRspackConfig((config, { appendRules }) => {
        appendRules({ test: /[\\/](?:hoist-non-react-statics|react-is)[\\/]/, sideEffects: false });
        return config;
      });
    },
  };
}

/** zod's schemas without what writes them as JSON Schema, a tenth of the library, and, as in zod/mini, without memory. */
export function plainSchemas(code: string): string {
  const stub =
    'const createStandardJSONSchemaMethod = () => undefined, createToJSONSchemaMethod = () => () => undefined;';
  return code
    .replace(jsonSchemaProcessor, '')
    .replace(cycleMemory, ';')
    .replace(new RegExp(`^${escaped(jsonSchemaMakers)}.*$`, 'm'), stub);
}

/**
 * The router as its production build is, which differs in one constant, and without what only its framework mode does:
 * links that fetch the files of other pages ahead, errors of server components, a form that nobody uses.
 */
export function asPlainRouter(code: string): string {
  return code
    .replace('var ENABLE_DEV_WARNINGS = true;', 'var ENABLE_DEV_WARNINGS = false;')
    .replace('return shouldPrefetch && !isAbsolute ?', 'return false ?')
    .replace('Form.displayName = "Form";', '')
    .replace(/(?<=var Form = )(?=React\d*\.forwardRef)/, '/*#__PURE__*/ ')
    .replace(/if \(this\.context\) \{\s+return [^;]*RSCErrorHandler[^;]*;\s+\}/, '');
}

function escaped(text: string): string {
  return text.replace(/[{}]/g, String.raw`\$&`);
}
