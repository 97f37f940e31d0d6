import { tokyoDate } from '@haisha/i18n';
import { addDays } from '@haisha/rules/calendar';
import { mostBatchLines } from '@haisha/validation/delivery-choices';
import type { FieldError } from '@haisha/validation/rule';
import { useState } from 'react';
import { columnOf, isBlank, type LineCells, type SheetColumn, sheetColumns } from './sheet-column.ts';
import type { SheetLine } from './sheet-rows.tsx';

const firstLines = 12;
type Refused = ReadonlyMap<string, ReadonlyMap<SheetColumn, FieldError>>;
const noFaults: ReadonlyMap<SheetColumn, FieldError> = new Map();

/** The lines of the sheet: there is always a blank one to go on with, up to the most that are stored in one go. */
export function useSheet() {
  const [lines, setLines] = useState(newSheet);
  const [judged, setJudged] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<Refused>(new Map());
  const filled = lines.filter(({ cells }) => !isBlank(cells));

  function change(id: string, cells: LineCells): void {
    setLines((before) =>
      withRoom(before.map((line) => (line.id === id ? { id, cells: { ...line.cells, ...cells } } : line))),
    );
    setRefused((before) => {
      const rest = [...(before.get(id) ?? [])].filter(([column]) => !(column in cells));
      return new Map(before).set(id, new Map(rest));
    });
  }

  /** Writes pasted lines from a line on, over what stands there. */
  function put(id: string, pasted: readonly LineCells[]): void {
    setLines((before) => {
      const at = Math.max(
        0,
        before.findIndex((line) => line.id === id),
      );
      const needed = Math.min(at + pasted.length, mostBatchLines);
      const longer = [...before, ...Array.from({ length: Math.max(0, needed - before.length) }, blankLine)];
      return withRoom(
        longer.map((line, index) => {
          const cells = pasted[index - at];
          return cells && index >= at ? { ...line, cells: { ...line.cells, ...cells } } : line;
        }),
      );
    });
    setJudged((before) => new Set([...before, ...lines.map((line) => line.id)]));
  }

  /** On a blank line all of the line above but its slip number, otherwise the one cell. */
  function copyAbove(id: string, column: SheetColumn): void {
    const at = lines.findIndex((line) => line.id === id);
    const [above, here] = [lines[at - 1], lines[at]];
    if (!above || !here) return;
    const { slipNumber: _, ...all } = above.cells;
    change(id, isBlank(here.cells) ? all : { [column]: above.cells[column] ?? '' });
  }

  /** Puts what the server refused, by the position of the lines that were sent, at their cells. */
  function refuse(errors: readonly FieldError[], sent: readonly SheetLine[]): void {
    const found = new Map<string, Map<SheetColumn, FieldError>>();
    for (const error of errors) {
      const [, position = '', field = ''] = /^lines\.(\d+)\.(.+)$/.exec(error.path) ?? [];
      const line = sent[Number(position)];
      const column = columnOf(field);
      if (position === '' || !line || !column) continue;
      found.set(line.id, (found.get(line.id) ?? new Map<SheetColumn, FieldError>()).set(column, error));
    }
    setRefused(found);
  }

  return {
    lines,
    filled,
    change,
    put,
    copyAbove,
    refuse,
    /** From now on its faults are told. */
    judge: (ids: readonly string[]) =>
      setJudged((before) => (ids.every((id) => before.has(id)) ? before : new Set([...before, ...ids]))),
    isJudged: (id: string) => judged.has(id),
    refusedOf: (id: string) => refused.get(id) ?? noFaults,
    clear: () => {
      setLines(newSheet());
      setJudged(new Set());
      setRefused(new Map());
    },
  };
}

let lastId = 0;

function blankLine(): SheetLine {
  lastId += 1;
  return { id: `line-${lastId}`, cells: {} };
}

function newSheet(): SheetLine[] {
  return Array.from({ length: firstLines }, blankLine);
}

/** Most orders are for the next day: a line that is begun has it until somebody writes another. */
export function usualDay(): string {
  return addDays(tokyoDate(), 1);
}

function withRoom(lines: readonly SheetLine[]): SheetLine[] {
  const last = lines.at(-1);
  const isFull = last !== undefined && !isBlank(last.cells) && lines.length < mostBatchLines;
  return isFull ? [...lines, blankLine()] : [...lines];
}

/** The cell after another one, in the order of reading; nothing after the last. */
export function cellAfter(
  lines: readonly SheetLine[],
  { rowId, column }: { rowId: string; column: number },
  step: 1 | -1,
) {
  const row = lines.findIndex(({ id }) => id === rowId);
  const at = row * sheetColumns.length + column + step;
  const line = lines[Math.floor(at / sheetColumns.length)];
  return row === -1 || at < 0 || !line ? null : { rowId: line.id, column: at % sheetColumns.length };
}
