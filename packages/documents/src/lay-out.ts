import type { PrintedDocument } from './document.ts';
import type { Piece, Strip } from './strip.ts';
import { stripsOf } from './strips-of.ts';

/** A page with what is drawn on it, in points. */
export type Page = { width: number; height: number; pieces: readonly Piece[] };

/** A4, 210 mm by 297 mm. */
const a4 = { short: 595.28, long: 841.89 };
export const margin = { x: 40, top: 36, bottom: 48 };

/** Divides a paper into pages. A head of a table is repeated, a heading is never alone at the end of a page. */
export function layOut({ blocks, orientation }: Pick<PrintedDocument, 'blocks' | 'orientation'>): Page[] {
  const [width, height] = orientation === 'portrait' ? [a4.short, a4.long] : [a4.long, a4.short];
  const strips = blocks.flatMap((block) => stripsOf(block, width - 2 * margin.x));
  return paged(strips, height - margin.top - margin.bottom).map((pieces) => ({ width, height, pieces }));
}

function paged(strips: readonly Strip[], room: number): Piece[][] {
  const pages: Piece[][] = [[]];
  let used = 0;
  let head: Strip | undefined;

  function put(strip: Strip): void {
    const y = margin.top + used;
    pages.at(-1)?.push(...strip.pieces.map((piece) => ({ ...piece, x: piece.x + margin.x, y: piece.y + y })));
    used += strip.height;
  }

  function turn(): void {
    pages.push([]);
    used = 0;
    head = undefined;
  }

  const waiting = [...strips];
  for (let strip = waiting.shift(); strip; strip = waiting.shift()) {
    const before = used === 0 ? 0 : strip.before;
    const own = strip.head && strip.head !== head ? strip.head : undefined;
    const over = before + (own?.height ?? 0);
    if (used + over + strip.height + neededBy(strip, waiting[0]) > room) {
      const parts = strip.keepsNext ? null : strip.divide?.(room - used - over);
      const isLong = (strip.head?.height ?? 0) + strip.height > room;
      if (parts && (isLong || used === 0)) {
        waiting.unshift(...parts);
        continue;
      }
      if (used > 0) {
        turn();
        waiting.unshift(strip);
        continue;
      }
    }
    used += before;
    if (own) put(own);
    head = strip.head;
    put(strip);
  }
  return pages;
}

/** What has to stand on the same page after a heading. */
function neededBy({ keepsNext }: Strip, next: Strip | undefined): number {
  if (!keepsNext || !next) return 0;
  const line = Math.min(next.height, 60);
  return next.before + (next.head?.height ?? 0) + line;
}
