import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { asPlainRouter, plainSchemas } from './drop-unused-parts.ts';

const packages = join(import.meta.dirname, '..', '..', '..', 'packages');

/** Returns a file of an installed library, as one of our packages resolves it. */
function fileOf(owner: string, library: string, ...path: string[]): string {
  const require = createRequire(join(packages, owner, 'package.json'));
  return join(dirname(require.resolve(`${library}/package.json`)), ...path);
}

describe("zod's schemas in the browser", () => {
  const code = plainSchemas(readFileSync(fileOf('validation', 'zod', 'v4', 'classic', 'schemas.js'), 'utf8'));

  it('do not contain the writer of JSON Schema', () => {
    expect(code).not.toContain('/to-json-schema.js');
    expect(code).not.toMatch(/processors\.\w+Processor/);
  });

  it('do not remember values to detect cycles', () => {
    expect(code).toContain('core.globalConfig.memoizer');
    expect(code).not.toContain('core.memoizer()');
  });

  it('keep the limits that a schema states', () => {
    expect(code).toContain('processors.aggregateChecks(inst)');
  });
});

describe('the router in the browser', () => {
  const router = createRequire(fileOf('platform', 'react-router-dom', 'package.json'));
  const built = join(dirname(router.resolve('react-router/package.json')), 'dist', 'development');
  const chunks = readdirSync(built).filter((file) => file.endsWith('.mjs'));
  const code = chunks.map((file) => asPlainRouter(readFileSync(join(built, file), 'utf8'))).join('\n');

  it('logs nothing for developers, like its production build', () => {
    expect(code).toContain('var ENABLE_DEV_WARNINGS = false;');
    expect(code).not.toContain('var ENABLE_DEV_WARNINGS = true;');
  });

  it('contains nothing that only its framework mode uses', () => {
    expect(code).toContain('return false ? /* @__PURE__ */ React');
    expect(code).not.toMatch(/createElement\(RSCErrorHandler/);
    expect(code).toMatch(/var Form = \/\*#__PURE__\*\/ React\d*\.forwardRef/);
    expect(code).not.toContain('Form.displayName = "Form"');
  });
});
