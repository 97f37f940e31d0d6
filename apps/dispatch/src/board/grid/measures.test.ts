import { expect, it } from 'vitest';
import { bandHeight, mostBandHeight } from './measures.ts';

it.each([
  ['not known yet', 0, 136],
  ['high', 768, 136],
  ['of a low window', 520, 100],
  ['of a window of 600 px', 468, 64],
  ['lower than eight rows', 300, 64],
])('in a room that is %s the band may take %3$s px', (_, room, most) => {
  expect(mostBandHeight(room)).toBe(most);
});

it('the band is as high as its companies, its title alone where it is folded, and nothing without companies', () => {
  expect(bandHeight([0, 36, 72], 768, 2)).toBe(28 + 72);
  expect(bandHeight([0, 36, 72, 108, 144], 768, 4)).toBe(136);
  expect(bandHeight([0], 768, 4)).toBe(28);
  expect(bandHeight([0], 768, 0)).toBe(0);
});
