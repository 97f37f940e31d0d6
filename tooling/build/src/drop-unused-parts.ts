import type { RsbuildPlugin } from '@rsbuild/core';

const anatomyFiles = /[\\/](?:anatomy|[\w-]+\.anatomy)\.m?js$/;
const called = /((?:const|var) \w+ = )(?=(?:createAnatomy\(|\w+(?:\$\d)?\.(?:extendWith|omit|rename|build|parts)\())/g;

const zodSchemas = /[\\/]zod[\\/]v4[\\/]classic[\\/]schemas\.js$/;
const jsonSchemaMakers = 'import { createStandardJSONSchemaMethod, createToJSONSchemaMethod } from';
const jsonSchemaProcessor = /^\s*inst\._zod\.processJSONSchema = .*;$/gm;
const processorImport = 'import * as processors from "../core/json-schema-processors.js";';
const formatMethod = /^\s*\w+\(params\) \{\s*return this\.check\(core\._\w+\(Zod\w+, params\)\);\s*\},?$/gm;
const localeImport = 'import en from "../locales/en.js";';
const cycleMemory = /^\s*core\.config\(\{ memoizer: core\.memoizer\(\) \}\);$/m;

const router = /[\\/]react-router[\\/]dist[\\/]development[\\/][\w-]+\.mjs$/;

/**
 * Lets the bundler drop unused parts of the libraries. Chakra lists the parts of every component by calls without a
 * purity mark; Emotion imports two modules only for their names; zod's schemas contain a writer of JSON Schema, which
 * only the server needs, a memory of values that contain themselves, which no form has, every format of strings, and
 * English sentences; the router is its development build with a framework around it.
 */
export function dropUnusedParts(): RsbuildPlugin {
  return {
    name: 'haisha:drop-unused-parts',
    setup(api) {
      api.transform({ test: anatomyFiles }, ({ code }) => code.replace(called, '$1/*#__PURE__*/ '));
      api.transform({ test: zodSchemas }, ({ code }) => plainSchemas(code));
      if (api.context.action !== 'dev') api.transform({ test: router }, ({ code }) => asPlainRouter(code));
      api.modifyRspackConfig((config, { appendRules }) => {
        appendRules({ test: /[\\/](?:hoist-non-react-statics|react-is)[\\/]/, sideEffects: false });
        return config;
      });
    },
  };
}

/** Zod's own sentences are read for this alone: whether there was a value. */
const plainLocale =
  'const en = () => ({ localeError: ({ input }) => "Invalid input: received " + (input === null ? null : typeof input) });';

/**
 * Returns zod's schemas as zod/mini has them: without the writer of JSON Schema, a tenth of the library, without the
 * memory, the formats of strings as methods, and the sentences.
 */
export function plainSchemas(code: string): string {
  const stub =
    'const createStandardJSONSchemaMethod = () => undefined, createToJSONSchemaMethod = () => () => undefined;';
  return code
    .replace(jsonSchemaProcessor, '')
    .replace(cycleMemory, ';')
    .replace(processorImport, 'const processors = { aggregateChecks: () => ({}) };')
    .replace(localeImport, plainLocale)
    .replace(formatMethod, '')
    .replace(new RegExp(`^${escaped(jsonSchemaMakers)}.*$`, 'm'), stub);
}

/**
 * Returns the router as in its production build, which differs in one constant, and without what only its framework
 * mode uses: links that prefetch files of other pages, errors of server components, an unused form. A warning goes that no
 * address of ours causes.
 */
export function asPlainRouter(code: string): string {
  return code
    .replace('var ENABLE_DEV_WARNINGS = true;', 'var ENABLE_DEV_WARNINGS = false;')
    .replace(/warning\(\s*blockerFunctions\.size[^;]*\);/, '')
    .replace('return shouldPrefetch && !isAbsolute ?', 'return false ?')
    .replace('Form.displayName = "Form";', '')
    .replace(/(?<=var Form = )(?=React\d*\.forwardRef)/, '/*#__PURE__*/ ')
    .replace(/if \(this\.context\) \{\s+return [^;]*RSCErrorHandler[^;]*;\s+\}/, '');
}

function escaped(text: string): string {
  return text.replace(/[{}]/g, String.raw`\$&`);
}
