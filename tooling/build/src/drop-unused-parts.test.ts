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

  it('have neither the formats of strings as methods, nor sentences of their own', () => {
    expect(code).not.toMatch(/this\.check\(core\._(?:email|jwt|isoDateTime)\(Zod/);
    expect(code).not.toContain('json-schema-processors');
    expect(code).not.toContain('locales/en.js');
    expect(code).toContain('regex(...args) {');
  });

  it.each(readdirSync(join(packages, 'validation', 'src')).filter((file) => file.endsWith('.ts')))(
    'are all that %s calls',
    (file) => {
      const source = readFileSync(join(packages, 'validation', 'src', file), 'utf8');
      expect(source).not.toMatch(/string\([^)]*\)\s*\.(?:email|url|uuid|date|datetime|time|jwt|emoji|ipv4|base64)\(/);
      expect(source).not.toMatch(/[sS]chema\.(?:minLength|maxLength|minValue|maxValue|format|isInt)\b/);
    },
  );
});

describe('the router in the browser', () => {
  const router = createRequire(fileOf('platform', 'react-router-dom', 'package.json'));
  const built = join(dirname(router.resolve('react-router/package.json')), 'dist', 'development');
  const chunks = readdirSync(built).filter((file) => file.endsWith('.mjs'));
  const code = chunks.map((file) => asPlainRouter(readFileSync(join(built, file), 'utf8'))).join('\n');

  it('logs nothing for developers, like its production build', () => {
    expect(code).toContain('var ENABLE_DEV_WARNINGS = false;');
    expect(code).not.toContain('var ENABLE_DEV_WARNINGS = true;');
    expect(code).toContain('blockerFunctions.size');
    expect(code).not.toContain('You are trying to use a blocker');
  });

  it('contains nothing that only its framework mode uses', () => {
    expect(code).toContain('return false ? /* @__PURE__ */ React');
    expect(code).not.toMatch(/createElement\(RSCErrorHandler/);
    expect(code).toMatch(/var Form = \/\*#__PURE__\*\/ React\d*\.forwardRef/);
    expect(code).not.toContain('Form.displayName = "Form"');
  });
});
