import { Button, chakra, Text } from '@haisha/ui';
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { withLooks, withoutLooks } from './looks.ts';
import { renderUi } from './render-ui.tsx';

const Note = chakra('div', {
  base: { color: 'red', '&[data-gone]': { display: 'none' } },
  variants: { kind: { quiet: { visibility: 'hidden' }, loud: { fontSize: '20px' } } },
});
const Aside = chakra(Note, { base: { padding: '4px' }, variants: { kind: { absent: { display: 'none' } } } });
const dressed = (
  <Aside kind="loud" margin="8px">
    text
  </Aside>
);

describe('without looks', () => {
  it.each([
    ['a property of the element', <Text key="a" display="none" children="text" />],
    ['a property in its css', <Text key="a" css={{ '&': { visibility: 'hidden' } }} children="text" />],
    ['the width of the window', <Text key="a" hideFrom="sm" children="text" />],
    ['a value for widths', <Text key="a" display={{ base: 'none', xl: 'block' }} children="text" />],
    ['a rule of its recipe', <Note key="a" data-gone="" children="text" />],
    ['a variant', <Note key="a" kind="quiet" children="text" />],
    ['a variant of what it is made of', <Aside key="a" kind="quiet" children="text" />],
    ['a variant it adds', <Aside key="a" kind="absent" children="text" />],
    ['the attribute', <Text key="a" hidden children="text" />],
  ])('an element is hidden by %s', async (_, element) => {
    await renderUi(element);
    expect(screen.getByText('text')).not.toBeVisible();
  });

  it('what may not be pressed cannot be', async () => {
    const { user } = await renderUi(<Button pointerEvents="none">Save</Button>);
    await expect(user.click(screen.getByRole('button'))).rejects.toThrow('pointer-events: none');
  });

  it('nothing else is styled', async () => {
    await renderUi(dressed);
    const { margin, padding, fontSize } = getComputedStyle(screen.getByText('text'));
    expect([margin, padding, fontSize]).toEqual(['0px', '0px', '16px']);
  });
});

describe('with looks', () => {
  afterEach(withoutLooks);

  it('everything is styled', async () => {
    withLooks();
    await renderUi(dressed);
    expect(screen.getByText('text')).toHaveStyle({ margin: '8px', padding: '4px', fontSize: '20px' });
  });
});
