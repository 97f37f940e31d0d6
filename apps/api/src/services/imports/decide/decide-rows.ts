import type { ImportDecision, ImportRule } from '@haisha/validation/import-choices';
import type { ImportDecisionInput, ImportDecisionResult } from '@haisha/validation/import-row';
import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../../db/database.ts';
import { importRows } from '../../../db/schema/services/import-rows.ts';
import type { Actor } from '../../../http/access/actor.ts';
import { type Importable, importedOf } from '../imported-entity.ts';
import { markFileConflicts, rowsAlike } from '../judge/file-conflicts.ts';
import { cellAt, correctionsOrNone, ownCorrections, type RowToJudge } from '../judge/judged-row.ts';
import { hasFault } from '../stored/count-faults.ts';
import { countRows, findImport, type ImportRecord, lockImport } from '../stored/import-repository.ts';
import { judgeOf } from '../stored/open-import.ts';
import {
  choicesOf,
  findRows,
  inNumbers,
  readStored,
  type StoredRow,
  saveJudged,
  skippedForOneOf,
} from '../stored/stored-rows.ts';

const mostAnswered = 200;
const mostRefused = 100;
/** Few enough that others are answered meanwhile. */
const rowsAtOnce = 250;

type Refused = ImportDecisionResult['refused'][number];

/** What is done with duplicates and other rows, one by one or by a rule; those that cannot follow are named. */
export async function decideRows(
  tx: Transaction,
  importable: Importable,
  { id, actor }: { id: string; actor: Actor },
  { decision, numbers, rule, targetId }: ImportDecisionInput,
): Promise<ImportDecisionResult> {
  const record = await lockImport(tx, importable, id, actor, ['judged']);
  const chosen = await readStored(tx, id, rule ? rowsOf(rule) : inNumbers(numbers ?? []));
  const meanings = new Map(
    chosen.map((row) => [row, decision === null ? { targetId: null } : targetOf(row, decision, targetId)] as const),
  );
  const writes = decision === 'overwrite' || decision === 'merge';
  const refused: Refused[] = [];
  const taken = new Map<StoredRow, Target>();
  for (const row of rule?.keep === 'first' ? chosen.toReversed() : chosen) {
    const meant = meanings.get(row);
    if (meant && !('code' in meant)) taken.set(row, meant);
    else refused.push({ number: row.number, code: meant?.code ?? 'importRow.decision' });
  }
  const group = await groupsOf(tx, id, writes ? meanings : new Map());
  const winners = group.winnersAmong([...taken.keys()]);
  const decided = new Map<number, RowToJudge>();
  for (const [row, meant] of taken) {
    if ((winners.get(row) ?? row) !== row) continue;
    const open = toJudge(row);
    const whole = decision === 'merge' ? filledFrom(open, group.rivalsOf(row), record) : open;
    decided.set(row.number, { ...whole, decision, skippedFor: null, ...meant });
  }
  for (const [row, winner] of winners) {
    if (winner !== row) decided.set(row.number, { ...toJudge(row), decision: 'skip', skippedFor: winner.number });
  }
  for (const row of decided.values()) {
    const isInVain = row.skippedFor !== null && decided.get(row.skippedFor)?.decision === 'skip';
    if (isInVain) decided.set(row.number, { ...row, decision: null, skippedFor: null });
  }
  for (const row of await readStored(tx, id, skippedForOneOf([...decided.keys()]))) {
    if (!decided.has(row.number)) decided.set(row.number, { ...toJudge(row), decision: null, skippedFor: null });
  }
  const judge = await judgeOf(tx, importable, record, actor);
  const rows = [...decided.values()];
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    await saveJudged(tx, id, await judge(rows.slice(at, at + rowsAtOnce)));
  }
  if (rows.length > 0) await markFileConflicts(tx, importedOf(importable, record.entity), record, [...decided.keys()]);
  await countRows(tx, record);
  return {
    decidedCount: taken.size,
    refused: refused.slice(0, mostRefused),
    refusedCount: refused.length,
    rows: rule ? [] : await findRows(tx, record, [...decided.keys()].slice(0, mostAnswered)),
    import: await findImport(tx, importable, id, actor),
  };
}

const isOpen = sql`${importRows.decision} is null`;
const conflictOf = (kind: string) =>
  sql`${importRows.verdict} = 'duplicate' and ${importRows.conflicts} @> ${JSON.stringify([{ kind }])}::jsonb and ${isOpen}`;
const ofRule: Record<ImportRule, SQL> = {
  errors: sql`${importRows.verdict} = 'error' and ${isOpen}`,
  warnings: sql`${importRows.verdict} = 'warning' and ${isOpen}`,
  updates: sql`${importRows.verdict} = 'update' and ${isOpen}`,
  records: conflictOf('record'),
  rows: conflictOf('row'),
};

function rowsOf({ of, fault }: NonNullable<ImportDecisionInput['rule']>): SQL {
  return fault === undefined ? ofRule[of] : sql`${ofRule[of]} and ${hasFault(fault)}`;
}

type Target = { targetId: string | null };
type Meaning = Target | { code: string };

/** The rows that stand for the same record as one of these, or would be written onto it. */
async function groupsOf(tx: Transaction, id: string, meanings: ReadonlyMap<StoredRow, Meaning>) {
  const onto = ({ targetId }: { targetId: string | null }) => (targetId === null ? [] : [`onto ${targetId}`]);
  const meantBy = (row: StoredRow) => {
    const meant = meanings.get(row);
    return meant && 'targetId' in meant ? onto(meant) : [];
  };
  const keysOf = ({ keys }: StoredRow) => keys.filter((key) => key.startsWith('='));
  const chosen = [...meanings.keys()];
  const inConflict = chosen.filter(({ conflicts }) =>
    conflicts?.some(({ kind, isUnique }) => kind === 'row' && isUnique),
  );
  const alike = await rowsAlike(tx, id, [...new Set(inConflict.flatMap(keysOf))]);
  const targets = [...meanings.values()].flatMap((meant) => ('targetId' in meant && meant.targetId) || []);
  const known = new Map(chosen.map((row) => [row.number, row]));
  const where = sql`(${inNumbers(alike)} or ${importRows.targetId} = any(${sql.param(targets)}::uuid[])
    or ${skippedForOneOf(chosen.map(({ number }) => number))})`;
  for (const row of await readStored(tx, id, where)) if (!known.has(row.number)) known.set(row.number, row);
  const all = [...known.values()].toSorted((one, other) => one.number - other.number);
  const keysUnder = new Map(
    all.map((row) => {
      // A row that was skipped for another one is about the record of that one.
      const winner = known.get(row.skippedFor ?? 0);
      return [row, new Set([...keysOf(row), ...meantBy(row), ...onto(row), ...(winner ? onto(winner) : [])])] as const;
    }),
  );
  const byKey = new Map<string, StoredRow[]>();
  for (const [row, keys] of keysUnder) {
    for (const key of keys) {
      const rows = byKey.get(key);
      if (rows) rows.push(row);
      else byKey.set(key, [row]);
    }
  }
  const keysMeant = (row: StoredRow) => [...keysOf(row), ...meantBy(row)];
  return {
    rivalsOf: (row: StoredRow): StoredRow[] => {
      const rivals = keysMeant(row).flatMap((key) => byKey.get(key) ?? []);
      return [...new Set(rivals)].filter(({ number }) => number !== row.number);
    },
    /** Of rows for one record the last one taken, which may be the row itself; what a person skipped stays so. */
    winnersAmong: (taken: readonly StoredRow[]): Map<StoredRow, StoredRow> => {
      const places = new Map(taken.map((row, place) => [row, place]));
      const lastPlaces = new Map(taken.flatMap((row, place) => keysMeant(row).map((key) => [key, place] as const)));
      const winners = new Map<StoredRow, StoredRow>();
      for (const [row, keys] of keysUnder) {
        const isByPerson = row.decision === 'skip' && row.skippedFor === null && !places.has(row);
        const last = Math.max(places.get(row) ?? -1, ...[...keys].map((key) => lastPlaces.get(key) ?? -1));
        const winner = taken[last];
        if (winner && !isByPerson) winners.set(row, winner);
      }
      return winners;
    },
  };
}

/** The record that a decision is about, or why it cannot be taken. */
function targetOf(row: StoredRow, decision: ImportDecision, wanted: string | undefined): Meaning {
  if (!choicesOf(row).includes(decision)) return { code: 'importRow.decision' };
  if (decision !== 'overwrite' && decision !== 'merge') return { targetId: null };
  const records = (row.conflicts ?? []).flatMap(({ record }) => (record ? [record.id] : []));
  if (wanted !== undefined) return records.includes(wanted) ? { targetId: wanted } : { code: 'importRow.decision' };
  if (records.length > 1) return { code: 'importRow.several' };
  return { targetId: records[0] ?? row.targetId };
}

/** Empty cells take what the other rows say, the earliest first. */
function filledFrom(row: RowToJudge, others: readonly StoredRow[], { fixed }: Pick<ImportRecord, 'fixed'>): RowToJudge {
  const texts: Record<string, string> = {};
  // A column that the file lacks is empty unless all rows have the same there.
  const added = fixed.flatMap(({ text }, at) => (text === '' ? row.cells.length + at : []));
  for (const column of [...row.cells.keys(), ...added]) {
    if (cellAt(row, column) !== '') continue;
    const text = others.map((other) => cellAt(other, column)).find((one) => one !== '');
    if (text !== undefined) texts[column] = text;
  }
  const filled = Object.keys(texts).map(Number);
  if (filled.length === 0) return row;
  return { ...row, corrections: { ...row.corrections, ...texts }, filled };
}

/** What an earlier merge filled in goes with it. */
function toJudge({ number, cells, corrections, filled, decision, skippedFor, targetId }: StoredRow): RowToJudge {
  const own = correctionsOrNone(ownCorrections({ corrections, filled }));
  return { number, cells, corrections: own, filled: null, decision, skippedFor, targetId };
}
