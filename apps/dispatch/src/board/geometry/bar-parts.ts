/** What a bar can say; texts as they are written, null for what it has nothing to say about. */
export type BarFacts = {
  hasSign: boolean;
  /** The sign is of what was found, or that it is late, not of the state: it goes last. */
  isFinding: boolean;
  /** The course with its centre: IW-S01-2. */
  code: string;
  from: string | null;
  to: string | null;
  start: string;
  /** How late it is, in words and shorter; none where it is not. */
  late: readonly string[];
  end: string;
  /** A driver other than that of the row. */
  otherDriver: string | null;
  load: string | null;
  /** One letter a temperature zone. */
  zones: readonly string[];
  stops: string | null;
  rowDriver: string | null;
};

/** What a bar of some width says: every part whole, or not at all. */
export type BarParts = {
  hasSign: boolean;
  code: string | null;
  from: string | null;
  to: string | null;
  start: string | null;
  late: string | null;
  end: string | null;
  otherDriver: string | null;
  load: string | null;
  zones: readonly string[];
  stops: string | null;
  rowDriver: string | null;
};

const codePx = 13;
const smallPx = 12;
const signPx = 18;
const gapPx = 5;
/** The edge with the colour of the owner, and the room behind the text. */
const insetPx = 12;
/** Below this width a bar is written smaller, and closer to its edges. */
export const narrowPx = 64;
const narrowInsetPx = 8;
const letterPx = 18;
const arrowPx = 16;
/** Bold text is wider than this estimate of plain text. */
const boldness = 1.08;

/** Estimates how wide a text is at a size: figures and letters are about half as wide as kana and kanji. */
export function textPx(text: string, fontPx: number): number {
  let ems = 0;
  for (const character of text) ems += character > '\u02ff' ? 1 : 0.58;
  return ems * fontPx;
}

/** Returns the forms of a code from long to short: IW-S01-2, S01-2, S01. */
export function codeForms(code: string): string[] {
  const withoutCentre = code.replace(/^[A-Z]+-(?=.)/, '');
  return [...new Set([code, withoutCentre, withoutCentre.replace(/-\d+$/, '')])];
}

/**
 * Decides what a bar of this width keeps. The upper line drops the last place before the first, and shortens the code last.
 * The lower line drops, in this order: the driver of its row, stops, zones, load, the other driver, the end, how late it is.
 * A low bar has one line, on which the times come after both places.
 */
export function barParts(width: number, facts: BarFacts, isOneLine = false): BarParts {
  const isNarrow = width < narrowPx;
  const room = width - (isNarrow ? narrowInsetPx : insetPx);
  const bold = isNarrow ? smallPx : codePx * boldness;
  const beside = room - (facts.hasSign ? signPx : 0);
  const fitsBeside = codeThatFits(beside, bold, facts.code);
  // The sign of the state goes before the course, that of a finding never.
  const code = fitsBeside ?? (facts.isFinding ? null : codeThatFits(room, bold, facts.code));
  const hasSign = facts.hasSign && room >= signPx - gapPx && (code === null || fitsBeside !== null);
  const upper = (hasSign ? signPx : 0) + (code === null ? 0 : textPx(code, bold));
  const places = code === null ? { from: null, to: null } : placesThatFit(room - upper, facts);
  const behind = room - upper - placesPx(places) - gapPx;
  // In one line the times come after both places, or not at all.
  const timesRoom = places.to === null ? 0 : behind;
  return { hasSign, code, ...places, ...lowerLine(isOneLine ? timesRoom : room, facts) };
}

function placesPx({ from, to }: Pick<BarParts, 'from' | 'to'>): number {
  return (from === null ? 0 : gapPx + textPx(from, codePx)) + (to === null ? 0 : arrowPx + textPx(to, codePx));
}

function codeThatFits(room: number, fontPx: number, code: string): string | null {
  return codeForms(code).find((form) => textPx(form, fontPx) <= room) ?? null;
}

function placesThatFit(room: number, { from, to }: BarFacts): Pick<BarParts, 'from' | 'to'> {
  if (from === null) return { from: null, to: null };
  const first = gapPx + textPx(from, codePx);
  if (first > room) return { from: null, to: null };
  const both = to !== null && first + arrowPx + textPx(to, codePx) <= room;
  return { from, to: both ? to : null };
}

function lowerLine(
  room: number,
  facts: BarFacts,
): Pick<BarParts, 'start' | 'late' | 'end' | 'otherDriver' | 'load' | 'zones' | 'stops' | 'rowDriver'> {
  let left = room;
  function keep(text: string | null, gap = gapPx): string | null {
    const px = text === null ? 0 : textPx(text, smallPx) + gap;
    // What comes later matters less: once a part has no room, the rest goes as well.
    if (px > left) left = -1;
    if (text === null || left < 0) return null;
    left -= px;
    return text;
  }
  const start = keep(facts.start, 0);
  // In words where that costs no other time.
  const spare = left - textPx(facts.end, smallPx) - gapPx;
  const late = keep(facts.late.find((form) => textPx(form, smallPx) + gapPx <= spare) ?? facts.late.at(-1) ?? null);
  const end = keep(facts.end);
  const otherDriver = keep(facts.otherDriver);
  const load = keep(facts.load);
  const zonesPx = facts.zones.length * letterPx;
  const zones = zonesPx <= left ? facts.zones : [];
  left = zonesPx <= left ? left - zonesPx : -1;
  return { start, late, end, otherDriver, load, zones, stops: keep(facts.stops), rowDriver: keep(facts.rowDriver) };
}
