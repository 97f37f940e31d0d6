export type Line = { text: string; differs: boolean };

/**
 * Returns the lines of two texts and marks those that the other text lacks at that position in the order. The number is
 * only the line's position: inserting a line above does not make it different.
 */
export function differingLines(mine: string, theirs: string): { mine: Line[]; theirs: Line[] } {
  const lines = { mine: mine.split('\n'), theirs: theirs.split('\n') };
  const bare = { mine: lines.mine.map(withoutNumber), theirs: lines.theirs.map(withoutNumber) };
  const common = commonFrom(bare.mine, bare.theirs);
  const result: { mine: Line[]; theirs: Line[] } = { mine: [], theirs: [] };
  for (;;) {
    const [i, j] = [result.mine.length, result.theirs.length];
    const [mineLine, theirsLine] = [lines.mine[i], lines.theirs[j]];
    if (mineLine !== undefined && theirsLine !== undefined && bare.mine[i] === bare.theirs[j]) {
      result.mine.push({ text: mineLine, differs: false });
      result.theirs.push({ text: theirsLine, differs: false });
    } else if (mineLine !== undefined && (theirsLine === undefined || common(i + 1, j) >= common(i, j + 1))) {
      result.mine.push({ text: mineLine, differs: true });
    } else if (theirsLine !== undefined) {
      result.theirs.push({ text: theirsLine, differs: true });
    } else {
      return result;
    }
  }
}

/** Returns how many lines both texts share in one order, from a position in each to the end. */
function commonFrom(mine: readonly string[], theirs: readonly string[]): (i: number, j: number) => number {
  const lengths: number[][] = [];
  const at = (i: number, j: number) => lengths[i]?.[j] ?? 0;
  for (let i = mine.length - 1; i >= 0; i -= 1) {
    const row: number[] = [];
    lengths[i] = row;
    for (let j = theirs.length - 1; j >= 0; j -= 1) {
      row[j] = mine[i] === theirs[j] ? 1 + at(i + 1, j + 1) : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  return at;
}

function withoutNumber(line: string): string {
  return line.replace(/^\d+\. /, '');
}
