import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { keyframes } from './keyframes.ts';
import { recipes, slotRecipes } from './recipes.ts';
import { system } from './system.ts';

const root = join(import.meta.dirname, '../../../..');
// What is printed (`print/`) is measured in millimetres and points, for no screen.
const sources = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !file.includes('.test.') && !file.includes('/print/'))
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .concat(JSON.stringify([recipes, slotRecipes]).replaceAll('"', "'"));

const lengths = 'w|h|minW|maxW|minH|maxH|boxSize';
const distances = 'p|px|py|ps|pe|pt|pb|m|mx|my|ms|me|mt|mb|gap|rowGap|columnGap|top|bottom|insetStart|insetEnd';

/** Properties with the table of the values they name. */
const properties = [
  ['fontSizes', 'fontSize'],
  ['fontWeights', 'fontWeight'],
  ['lineHeights', 'lineHeight'],
  ['letterSpacings', 'letterSpacing'],
  ['radii', 'rounded|borderRadius'],
  ['zIndex', 'zIndex'],
  ['durations', 'animationDuration'],
  ['sizes', lengths],
  ['spacing', distances],
] as const;

const raw =
  /^(?:auto|none|inherit|unset|fit-content|max-content|0|-?[\d.]+(?:px|rem|em|lh|fr|ch|%|ms|s|dvh|vw)(?: !important)?|(?:var|calc|min|max|\{)\(?.*)$/;
/** Weights, line heights and layers are numbers of their own too. */
const numbers: readonly string[] = ['fontWeights', 'lineHeights', 'zIndex'];

function namesIn(property: string): string[] {
  const found = new RegExp(
    `[\\s'{](?:${property})'?(?:: ?'([^']*)'|="([^"]*)"|(?:: ?|=\\{)(\\{ ?(?:base|sm|md|lg|xl): [^}]*\\}))`,
    'g',
  );
  return sources.flatMap((text) =>
    [...text.matchAll(found)].flatMap(([, single, double, object]) =>
      object === undefined ? [single ?? double ?? ''] : [...object.matchAll(/'([^']*)'/g)].map((hit) => hit[1] ?? ''),
    ),
  );
}

function isKnown(table: string, name: string): boolean {
  if (raw.test(name) || (numbers.includes(table) && /^-?[\d.]+$/.test(name))) return true;
  const path = `${table}.${name.replace(/^-/, '')}`;
  return system.tokens.getByName(path) !== undefined || (table === 'lineHeights' && name === 'normal');
}

describe('tokens', () => {
  it.each(properties)('%s contain every name that a screen or a recipe gives to %s', (table, property) => {
    const names = namesIn(property);
    expect(names.length).toBeGreaterThan(0);
    expect([...new Set(names)].filter((name) => !isKnown(table, name))).toEqual([]);
  });
});

it('knows every movement that screens and recipes name', () => {
  const named = sources.flatMap((text) =>
    [...text.matchAll(/animation(?:Name)?(?:'?: ?|=)['"]([a-z-]+(?:, [a-z-]+)*)/g)].flatMap(([, list = '']) =>
      list.split(', '),
    ),
  );
  expect(named).toContain('pulse');
  // The last one is that of skeletons with a shine, which no screen has.
  const absent = [...new Set(named)].filter((name) => !(name in keyframes));
  expect(absent.filter((name) => !['none', 'bg-position'].includes(name))).toEqual([]);
});
