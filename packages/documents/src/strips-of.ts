import type { DocumentBlock, DocumentFact } from './document.ts';
import { type Cell, rowOf, type Strip } from './strip.ts';

type Block<Kind> = Extract<DocumentBlock, { kind: Kind }>;

const sizes = { title: 17, heading: 10.5, large: 10.5, text: 9, fact: 8.5, label: 8.5, table: 8, small: 7.5 };
const gap = { block: 9, heading: 9, line: 0 };
/** How much of a pair of label and value the label takes. */
const labelShare = 0.34;
const signature = { width: 62, height: 34 };

/** Lays one block out in the width of the page. */
export function stripsOf(block: DocumentBlock, width: number): Strip[] {
  switch (block.kind) {
    case 'title':
      return [rowOf([{ x: 0, width, text: block.text, size: sizes.title, weight: 'bold', align: 'centre' }])];
    case 'heading':
      return [headingStrip(block, width)];
    case 'text': {
      const size = sizes[block.size ?? 'text'];
      return [rowOf([{ x: 0, width, text: block.text, size }], gap.block / 2)];
    }
    case 'notice':
      return [rowOf([{ x: 0, width, text: block.text, size: sizes.text, weight: 'bold', hasBorder: true }], gap.block)];
    case 'sides':
      return sideStrips(block, width);
    case 'facts':
      return factStrips(block, width);
    case 'table':
      return tableStrips(block, width);
    case 'signatures':
      return [signatureStrip(block, width)];
  }
}

function headingStrip({ text }: Block<'heading'>, width: number): Strip {
  return rowOf([{ x: 0, width, text, size: sizes.heading, weight: 'bold' }], gap.heading, { keepsNext: true });
}

/** Names of parties stand on one line, whatever else is said of them below. */
function sideStrips({ end, start }: Block<'sides'>, width: number): Strip[] {
  const half = width / 2;
  const cellsOf = (strong: boolean) =>
    [start, end].map((lines, at): Cell => {
      const text = lines.filter((line) => (line.strong ?? false) === strong).map((line) => line.text);
      const place = { x: at * half, width: half, text: text.join('\n') };
      return strong ? { ...place, size: sizes.large, weight: 'bold' } : { ...place, size: sizes.text };
    });
  return [rowOf(cellsOf(true), gap.block), rowOf(cellsOf(false))];
}

/** Two pairs of label and value beside each other; a wide one alone. */
function factStrips({ facts }: Block<'facts'>, width: number): Strip[] {
  return linesOfFacts(facts).map((line, at) => {
    const each = width / (line[0]?.wide ? 1 : 2);
    const label = (width / 2) * labelShare;
    const cells = line.flatMap((fact, place): Cell[] => [
      { x: place * each, width: label, text: fact.label, size: sizes.label, hasBorder: true, isFilled: true },
      { ...valueCell(fact), x: place * each + label, width: each - label },
    ]);
    return rowOf(cells, at === 0 ? gap.block / 2 : gap.line);
  });
}

function valueCell({ missing, value }: DocumentFact) {
  return {
    text: value,
    size: sizes.fact,
    hasBorder: true,
    ...(missing && { isMissing: true, weight: 'bold' as const }),
  };
}

const nothing: DocumentFact = { label: '', value: '' };

function linesOfFacts(facts: readonly DocumentFact[]): DocumentFact[][] {
  const lines: DocumentFact[][] = [];
  for (const fact of facts) {
    const last = lines.at(-1);
    if (!fact.wide && last?.length === 1 && !last[0]?.wide) last.push(fact);
    else lines.push([fact]);
  }
  return lines.map((line) => (line.length === 1 && !line[0]?.wide ? [...line, nothing] : line));
}

function tableStrips({ columns, rows }: Block<'table'>, width: number): Strip[] {
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  let x = 0;
  const places = columns.map(({ align = 'start', share }) => {
    const place = { x, width: (width * share) / shares, align, size: sizes.table, hasBorder: true };
    x += place.width;
    return place;
  });
  const headCells = columns.map(({ head }, at): Cell[] => {
    const place = places[at];
    return place ? [{ ...place, text: head, weight: 'bold', isFilled: true }] : [];
  });
  const head = rowOf(headCells.flat());
  if (rows.length === 0) return [{ ...head, before: gap.block / 2 }];
  return rows.map((row, at) =>
    rowOf(
      places.map((place, column) => ({ ...place, text: row[column] ?? '' })),
      at === 0 ? gap.block / 2 : gap.line,
      { head },
    ),
  );
}

function signatureStrip({ labels }: Block<'signatures'>, width: number): Strip {
  const first = width - labels.length * signature.width;
  const heads = rowOf(
    labels.map((text, at) => ({
      ...{ x: first + at * signature.width, width: signature.width, text, size: sizes.label },
      ...{ align: 'centre', hasBorder: true, isFilled: true },
    })),
  );
  return {
    before: gap.heading,
    height: heads.height + signature.height,
    pieces: [
      ...heads.pieces,
      ...labels.map((_, at) => ({
        ...{ kind: 'box' as const, x: first + at * signature.width, y: heads.height },
        ...{ width: signature.width, height: signature.height },
      })),
    ],
  };
}
