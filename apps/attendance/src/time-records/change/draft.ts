import { formatNightTime, parseNightTime } from '@haisha/rules/night-time';
import type { LineTime } from '@haisha/rules/punches/day-line';
import { type PunchKind, punchKinds } from '@haisha/rules/punches/punch';
import type { TimeRecord, TimeRecordInput } from '@haisha/validation/time-record';
import { countedPunches, type Proposal } from '../records/record-row.ts';

/** A punch as it is being edited. */
export type DraftPunch = {
  key: string;
  /** Null for one that is added. */
  id: string | null;
  kind: PunchKind;
  /** In minutes from midnight of the work date; null for one that is added. */
  before: number | null;
  text: string;
  isTakenBack: boolean;
};

export type Draft = readonly DraftPunch[];

/** Writes minutes as they are typed. A time before midnight of the work date is only kept, and cannot be typed. */
function typedTime(minutes: number): string {
  return minutes < 0 ? `-${formatNightTime(-minutes)}` : formatNightTime(minutes);
}

/** The punches of a record before anything was edited. */
export function draftOf(record: TimeRecord): DraftPunch[] {
  return countedPunches(record).map(({ minutes, punch }) => ({
    key: punch.id,
    id: punch.id,
    kind: punch.kind,
    before: minutes,
    text: typedTime(minutes),
    isTakenBack: false,
  }));
}

/** Adds what is proposed. */
export function withProposals(draft: Draft, proposals: readonly Proposal[]): DraftPunch[] {
  const added = proposals.map(({ kind, minutes }) => addedPunch(draft, kind, typedTime(minutes)));
  return [...draft, ...added].toSorted((a, b) => (minutesOf(a) ?? Infinity) - (minutesOf(b) ?? Infinity));
}

/** Returns a punch that is added to a draft. */
export function addedPunch(draft: Draft, kind: PunchKind, text = ''): DraftPunch {
  const count = draft.filter(({ id }) => id === null).length;
  return { key: `added ${kind} ${text} ${count}`, id: null, kind, before: null, text, isTakenBack: false };
}

/**
 * Makes the punches of a record those of a line: of each kind the same times stay, then times are changed in their order;
 * what is left over is taken back, or added.
 */
export function draftFromTimes(record: TimeRecord, times: readonly LineTime[]): DraftPunch[] {
  const draft = draftOf(record);
  return punchKinds
    .flatMap((kind) => {
      const known = draft.filter((one) => one.kind === kind);
      const wanted = times.filter((one) => one.kind === kind).map(({ minutes }) => minutes);
      const kept = known.filter(({ before }) => before !== null && takeFirst(wanted, before));
      const moved = known
        .filter((one) => !kept.includes(one))
        .map((one) => {
          const minutes = wanted.shift();
          return minutes === undefined ? { ...one, isTakenBack: true } : { ...one, text: typedTime(minutes) };
        });
      const added = wanted.map((minutes) => addedPunch(draft, kind, typedTime(minutes)));
      return [...kept, ...moved, ...added];
    })
    .toSorted((a, b) => (minutesOf(a) ?? Infinity) - (minutesOf(b) ?? Infinity));
}

/** Returns the time of a punch in minutes from midnight of its work date; null for a text that is none. */
export function minutesOf({ before, text }: DraftPunch): number | null {
  return before !== null && text === typedTime(before) ? before : parseNightTime(text);
}

/** What happens to a punch. */
export function fateOf(one: DraftPunch): 'same' | 'changed' | 'takenBack' | 'added' {
  if (one.id === null) return 'added';
  if (one.isTakenBack) return 'takenBack';
  return minutesOf(one) === one.before ? 'same' : 'changed';
}

/** Returns whether anything differs from the record. */
export function isChanged(draft: Draft): boolean {
  return draft.some((one) => fateOf(one) !== 'same');
}

/** Returns whether punches that stand would get another time, or be taken back. */
export function changesStanding(draft: Draft): boolean {
  return draft.some((one) => ['changed', 'takenBack'].includes(fateOf(one)));
}

/** Returns whether every time can be read. */
export function isReadable(draft: Draft): boolean {
  return draft.every((one) => one.isTakenBack || minutesOf(one) !== null);
}

/** Writes a readable draft as the API takes it, with the punches that were looked at. */
export function inputOf(
  draft: Draft,
  record: TimeRecord,
  why: Pick<TimeRecordInput, 'reason' | 'reasonText'>,
): TimeRecordInput {
  return {
    punches: draft.flatMap((one) => {
      const minutes = minutesOf(one);
      return one.isTakenBack || minutes === null ? [] : [{ id: one.id, kind: one.kind, minutes }];
    }),
    seen: countedPunches(record).map(({ punch }) => ({ id: punch.id, at: punch.at ?? '' })),
    ...why,
  };
}

/** Puts a draft onto the record as others left it: what was typed here stays, the rest follows them. */
export function rebased(draft: Draft, current: TimeRecord): DraftPunch[] {
  const typed = new Map(draft.flatMap((one) => (one.id === null ? [] : [[one.id, one] as const])));
  const standing = draftOf(current).map((one) => {
    const mine = one.id === null ? undefined : typed.get(one.id);
    if (!mine || fateOf(mine) === 'same') return one;
    return { ...one, text: mine.text, isTakenBack: mine.isTakenBack };
  });
  return [...standing, ...draft.filter(({ id }) => id === null)].toSorted(
    (a, b) => (minutesOf(a) ?? Infinity) - (minutesOf(b) ?? Infinity),
  );
}

/** What others did to the punches of a record meanwhile: times in minutes from midnight, null where there is none. */
export type PunchDifference = { id: string; kind: PunchKind; before: number | null; after: number | null };

/** Tells in what a record differs from the one that was looked at. */
export function punchDifferencesOf(seen: TimeRecord, current: TimeRecord): PunchDifference[] {
  const before = new Map(countedPunches(seen).map((one) => [one.punch.id, one]));
  const after = new Map(countedPunches(current).map((one) => [one.punch.id, one]));
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((id) => {
    const [was, is] = [before.get(id), after.get(id)];
    const kind = (is ?? was)?.punch.kind;
    if (kind === undefined || was?.minutes === is?.minutes) return [];
    return [{ id, kind, before: was?.minutes ?? null, after: is?.minutes ?? null }];
  });
}

function takeFirst(values: number[], value: number): boolean {
  const at = values.indexOf(value);
  if (at !== -1) values.splice(at, 1);
  return at !== -1;
}
