import { expect, it } from 'vitest';
import { differingLines, type Line } from './differing-lines.ts';

function marked(lines: Line[]): string[] {
  return lines.flatMap(({ text, differs }) => (differs ? [text] : []));
}

it.each([
  ['a line only one has', 'A\nB\nC', 'A\nC', ['B'], []],
  ['a line that reads otherwise', 'A\nB 8:00\nC', 'A\nB 9:00\nC', ['B 8:00'], ['B 9:00']],
  ['no line that only counts otherwise', '1. A\n2. B\n3. C', '1. B\n2. C', ['1. A'], []],
  ['one line of two that changed places', '1. A\n2. B', '1. B\n2. A', ['1. A'], ['2. A']],
  ['a line that is there twice', 'A\nB\nA', 'A\nB', ['A'], []],
  ['lines at both ends', 'X\nA\nB', 'A\nB\nY', ['X'], ['Y']],
  ['lines of another beginning', 'A\nB\nC\nD', 'C\nD\nA', ['A', 'B'], ['A']],
  ['all against nothing', 'A\nB', '', ['A', 'B'], ['']],
])('marks %s', (_, mine, theirs, mineMarked, theirsMarked) => {
  const result = differingLines(mine, theirs);
  expect(marked(result.mine)).toEqual(mineMarked);
  expect(marked(result.theirs)).toEqual(theirsMarked);
  expect(result.mine.map(({ text }) => text).join('\n')).toBe(mine);
  expect(result.theirs.map(({ text }) => text).join('\n')).toBe(theirs);
});
