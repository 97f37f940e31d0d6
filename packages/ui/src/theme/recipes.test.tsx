import { readdirSync, readFileSync } from 'node:fs';
import * as chakraTheme from '@chakra-ui/react/theme';
import {
  Alert,
  Badge,
  Button,
  ChakraLink,
  Checkbox,
  Field,
  Heading,
  IconButton,
  Input,
  Kbd,
  NativeSelect,
  Separator,
  Skeleton,
  Spinner,
  StatusBadge,
  Textarea,
} from '@haisha/ui';
import { Dialog } from '@haisha/ui/dialog';
import { Menu, MenuItem } from '@haisha/ui/menu';
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { withLooks } from '../../test/looks.ts';
import { renderUi } from '../../test/render-ui.tsx';
import { system } from './system.ts';

withLooks();

const sources = readdirSync(`${import.meta.dirname}/..`, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
  .map((file) => readFileSync(`${import.meta.dirname}/../${file}`, 'utf8'));
const used = new Set(
  sources.flatMap((text) => [...text.matchAll(/'@chakra-ui\/react\/([a-z-]+)'/g)].map((hit) => hit[1] ?? '')),
);

function recipeKey(component: string): string {
  return component.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

// Fetched with the component itself.
const ownRecipe = ['dialog', 'menu'];

describe('recipes', () => {
  const withRecipe = [...used]
    .map(recipeKey)
    .filter((key) => `${key}Recipe` in chakraTheme || `${key}SlotRecipe` in chakraTheme);

  it('finds the used components', () => {
    expect(withRecipe).toEqual(expect.arrayContaining(['button', 'nativeSelect', 'field', ...ownRecipe]));
  });

  it.each(withRecipe.filter((key) => !ownRecipe.includes(key)))(
    '%s is registered, because Chakra renders a component without its recipe unstyled',
    (key) => {
      expect(system.isRecipe(key) || system.isSlotRecipe(key)).toBe(true);
    },
  );

  it('registers no unused recipe', () => {
    const registered = [
      ...Object.keys(system._config.theme?.recipes ?? {}),
      ...Object.keys(system._config.theme?.slotRecipes ?? {}),
    ];
    expect(registered.filter((key) => key !== 'icon' && !withRecipe.includes(key))).toEqual([]);
  });

  it('keeps Chakra’s slots in changed recipes', () => {
    expect(system.getSlotRecipe('field').slots).toEqual(chakraTheme.fieldSlotRecipe.slots);
  });
});

describe('every exported component has a style:', () => {
  const pieces: [string, ReactNode][] = [
    ['alert', <Alert.Root key="a" data-testid="piece" />],
    ['badge', <Badge key="a" data-testid="piece" />],
    ['button', <Button key="a" data-testid="piece" />],
    ['icon button', <IconButton key="a" aria-label="x" data-testid="piece" />],
    ['field', <Field.Root key="a" data-testid="piece" />],
    ['heading', <Heading key="a" data-testid="piece" />],
    ['input', <Input key="a" aria-label="x" data-testid="piece" />],
    ['kbd', <Kbd key="a" data-testid="piece" />],
    ['link', <ChakraLink key="a" href="/" data-testid="piece" />],
    ['native select', <NativeSelect.Root key="a" data-testid="piece" />],
    ['separator', <Separator key="a" data-testid="piece" />],
    ['skeleton', <Skeleton key="a" data-testid="piece" />],
    ['spinner', <Spinner key="a" data-testid="piece" />],
    ['textarea', <Textarea key="a" aria-label="x" data-testid="piece" />],
  ];

  it.each(pieces)('%s', async (_, piece) => {
    await renderUi(piece);
    expect(rulesOf(screen.getByTestId('piece'))).toMatch(/[a-z-]+:/);
  });

  it.each([
    ['checkbox', <Checkbox key="a" aria-label="x" />, 'input[data-checkbox]'],
    [
      'status badge',
      <StatusBadge key="a" tone="info">
        稼働中
      </StatusBadge>,
      '[data-tone]',
    ],
  ])('%s, by a global rule', async (_, piece, selector) => {
    await renderUi(piece);
    expect(document.querySelector(selector)).toBeVisible();
    expect(globalRules()).toContain(`${selector}{`);
  });

  it('dialog', async () => {
    await renderUi(<Dialog open title="題" onClose={() => undefined} />);
    expect(rulesOf(screen.getByRole('dialog'))).toContain('background');
  });

  it('menu', async () => {
    const { user } = await renderUi(
      <Menu trigger={<Button>開く</Button>}>
        <MenuItem id="a">編集</MenuItem>
      </Menu>,
    );
    await user.click(screen.getByRole('button', { name: '開く' }));
    expect(rulesOf(await screen.findByRole('menu'))).toContain('background');
    expect(rulesOf(screen.getByRole('menuitem', { name: '編集' }))).toContain('padding');
  });
});

function rulesOf(element: Element): string {
  const name = [...element.classList].find((one) => one.startsWith('ui-'));
  if (!name) return '';
  return sheets()
    .filter((text) => text.includes(`.${name}{`))
    .join('');
}

function globalRules(): string {
  return sheets().join('');
}

function sheets(): string[] {
  return [...document.querySelectorAll('style')].map((style) => style.textContent ?? '');
}
