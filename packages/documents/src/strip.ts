import { breakLines } from './break-lines.ts';
import { printable, textWidth, type Weight } from './fonts.ts';

/** What is drawn at a place, in points from the upper left corner; `y` of a text is its upper edge. */
export type Piece =
  | {
      kind: 'text';
      x: number;
      y: number;
      width: number;
      text: string;
      size: number;
      weight: Weight;
      isMissing?: boolean;
    }
  | { kind: 'box'; x: number; y: number; width: number; height: number; isFilled?: boolean };

/** A part of a paper that stands on one page, with the pieces from its own upper left corner. */
export type Strip = {
  height: number;
  pieces: readonly Piece[];
  /** Space in front of it, which the beginning of a page does not need. */
  before: number;
  /** What stands over it first and again on every page: the head of a table. */
  head?: Strip;
  /** It never ends a page. */
  keepsNext?: boolean;
  /** Divides what is too high for the room: what fits, and the rest; null when nothing fits. */
  divide?: (room: number) => [Strip, Strip] | null;
};

/** How high a line is in sizes of its type. */
const leading = 1.5;

export type Cell = {
  x: number;
  width: number;
  text: string;
  size: number;
  weight?: Weight;
  align?: 'start' | 'end' | 'centre';
  hasBorder?: boolean;
  isFilled?: boolean;
  isMissing?: boolean;
};

const padding = { x: 4, y: 2.5 };

/** Text without a box begins where boxes do. */
function insetOf({ hasBorder, isFilled }: Cell): number {
  return hasBorder || isFilled ? padding.x : 0;
}

type Broken = Cell & { lines: readonly string[] };

/** Cells beside each other, as high as the highest of them. Between pages it is divided between lines. */
export function rowOf(cells: readonly Cell[], before = 0, more: Pick<Strip, 'head' | 'keepsNext'> = {}): Strip {
  return stripOf(
    cells.map((cell) => ({ ...cell, lines: linesOf(cell) })),
    before,
    more,
  );
}

function stripOf(cells: readonly Broken[], before: number, more: Pick<Strip, 'head' | 'keepsNext'>): Strip {
  const height = Math.max(...cells.map(({ lines, size }) => lines.length * size * leading)) + 2 * padding.y;
  return {
    ...more,
    before,
    height,
    pieces: cells.flatMap((cell) => piecesOf(cell, height)),
    divide: (room) => {
      const most = ({ size }: Cell) => Math.floor((room - 2 * padding.y) / (size * leading));
      if (cells.every((cell) => cell.lines.length <= most(cell)) || cells.some((cell) => most(cell) < 1)) return null;
      const first = cells.map((cell) => ({ ...cell, lines: cell.lines.slice(0, most(cell)) }));
      const rest = cells.map((cell) => ({ ...cell, lines: cell.lines.slice(most(cell)) }));
      return [stripOf(first, before, more), stripOf(rest, 0, more)];
    },
  };
}

function linesOf(cell: Cell): string[] {
  const { size, text, weight = 'regular', width } = cell;
  return breakLines(printable(text), width - 2 * insetOf(cell), (part) => textWidth(part, size, weight));
}

function piecesOf(cell: Broken, height: number): Piece[] {
  const { align, hasBorder, isFilled, isMissing, lines, size, weight = 'regular', width, x } = cell;
  const box: Piece[] =
    hasBorder || isFilled ? [{ kind: 'box', x, y: 0, width, height, ...(isFilled && { isFilled }) }] : [];
  const inset = insetOf(cell);
  const texts = lines.flatMap((text, line): Piece[] => {
    if (text === '') return [];
    const own = textWidth(text, size, weight);
    const spare = width - 2 * inset - own;
    const from = x + inset + (align === 'end' ? spare : align === 'centre' ? spare / 2 : 0);
    const y = padding.y + line * size * leading;
    return [{ kind: 'text', x: from, y, width: own, text, size, weight, ...(isMissing && { isMissing }) }];
  });
  return [...box, ...texts];
}
