import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { asPlainRouter, plainSchemas } from './drop-unused-parts.ts';

const packages = join(import.meta.dirname, '..', '..', '..', 'packages');

/** A file of an installed library, from where one of our packages sees it. */
function fileOf(owner: string, library: string, ...path: string[]): string {
  const require = createRequire(join(packages, owner, 'package.json'));
  return join(dirname(require.resolve(`${library}/package.json`)), ...path);
}

describe("zod's schemas in the browser", () => {
  const code = plainSchemas(readFileSync(fileOf('validation', 'zod', 'v4', 'classic', 'schemas.js'), 'utf8'));

  it('do not bring the writer of JSON Schema', () => {
    expect(code).not.toContain('/to-json-schema.js');
    expect(code).not.toMatch(/processors\.\w+Processor/);
  });

  it('do not remember values against cycles', () => {
    expect(code).toContain('core.globalConfig.memoizer');
    expect(code).not.toContain('core.memoizer()');
  });

  it('keep what a schema says of its own bounds', () => {
    expect(code).toContain('processors.aggregateChecks(inst)');
  });
});

describe('the router in the browser', () => {
  const router = createRequire(fileOf('platform', 'react-router-dom', 'package.json'));
  const built = join(dirname(router.resolve('react-router/package.json')), 'dist', 'development');
  const chunks = readdirSync(built).filter((file) => file.endsWith('.mjs'));
  const code = chunks.map((file) => asPlainRouter(readFileSync(join(built, file), 'utf8'))).join('\n');

  it('says nothing to developers, as its production build', () => {
    expect(code).toContain('var ENABLE_DEV_WARNINGS = false;');
    expect(code).not.toContain('var ENABLE_DEV_WARNINGS = true;');
  });

  it('has no use for what only its framework mode does', () => {
    expect(code).toContain('return false ? /* @__PURE__ */ React');
    expect(code).not.toMatch(/createElement\(RSCErrorHandler/);
    expect(code).toMatch(/var Form = \/\*#__PURE__\*\/ React\d*\.forwardRef/);
    expect(code).not.toContain('Form.displayName = "Form"');
  });
});
