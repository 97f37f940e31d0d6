import type { Permission } from '@haisha/rules/permission';
import type { ImportIssue } from '@haisha/validation/import-issue';
import type { ImportConflict } from '@haisha/validation/import-row';
import { dayErrors } from '@haisha/validation/plausible-days';
import type { FieldError } from '@haisha/validation/rule';
import type { Database } from '../../../db/database.ts';
import type { Actor } from '../../../http/access/actor.ts';
import { recordLabel } from '../../records/audit/record-label.ts';
import type { Reader } from '../../records/entity-repository.ts';
import type { RowScope } from '../../records/read/row-scope.ts';
import { codesOfSharedNames } from '../../words/shared-names.ts';
import { type ColumnChoice, placesOf } from '../columns/fixed-values.ts';
import { columnsOf, type FileManner, withoutGuard } from '../fields/cell-text.ts';
import { differing, partOfPath } from '../fields/form-path.ts';
import type { KeyHolder } from '../fields/import-key.ts';
import { hasWholeAddresses } from '../fields/whole-address.ts';
import type { AnyImported, AnyInput, AnyRow, Importable } from '../imported-entity.ts';
import { createHolders, type Holders } from './create-holders.ts';
import { createInputReader } from './create-input-reader.ts';
import { fieldText, type JudgedRow, type Judgement, type RowToJudge, verdictOf } from './judged-row.ts';
import { createLookups } from './lookups.ts';
import { columnOf, inputOf, type RowDraft, readDraft } from './read-draft.ts';
import { findResembling, type Resembling, resemblanceKeys } from './resembling.ts';
import { createSaid } from './said-text.ts';
import { warningsOf } from './warnings-of.ts';
import { wholeVersionOf } from './whole-version.ts';
import { withoutNulls } from './without-nulls.ts';

export type JudgeInput = {
  db: Reader;
  imported: AnyImported;
  named: Importable['named'];
  choice: ColumnChoice;
  manner: FileManner;
  actor: Actor;
  /** Over all rows: what an importer may not change is refused row by row. */
  scope: RowScope;
};

/** What is kept of a draft while the database is asked, which is as little as possible: many rows wait at a time. */
type Drafted = Pick<RowDraft, 'input' | 'issues' | 'doubts' | 'changes' | 'updates' | 'besides'> & {
  row: RowToJudge;
  target: AnyRow | null;
  keys: (string | null)[];
};

/** Judges rows by what the form would say of each; what they have in common with other rows of the file comes after. */
export async function createJudge({ db, imported, named, choice, manner, actor, scope }: JudgeInput) {
  const { exported, fields, keys, repository } = imported;
  const places = placesOf(choice);
  const called = named.filter((table) => exported.calls?.includes(table));
  const columns = columnsOf(imported, choice, manner, await codesOfSharedNames(db, called));
  const lookups = createLookups(db);
  const isAddressWhole = hasWholeAddresses(columns);
  const followers = fields.filter(({ follows }) => follows);
  const beginning = columns.filter(({ field: { entry, sets } }) => entry === sets);
  const readInput = createInputReader(imported.input);
  const surroundings = {
    imported,
    readInput,
    columns,
    said: createSaid(columns, manner),
    beginning,
    manner,
    lookups,
    followers,
    isAddressWhole,
    may: scope.may,
  };
  const [identity] = keys;
  const finding = [...keys.keys()].filter((place) => place === 0 || keys[place]?.finds);

  async function recordsById(ids: Iterable<string>): Promise<Map<string, AnyRow>> {
    const wanted = [...new Set(ids)];
    // Queries of the exports read what the transaction of a reader has written as well.
    const rows = wanted.length === 0 ? [] : await exported.rows(db as Database, wanted, scope);
    return new Map(rows.map((row) => [row.id, row]));
  }

  async function drafts(rows: readonly RowToJudge[], holders: Holders): Promise<Drafted[]> {
    for (const column of columns) {
      if (!column.field.refersTo) continue;
      await lookups.prepare(
        column.field.refersTo,
        rows.map((row) => withoutGuard(fieldText(row, column), manner)),
      );
    }
    const names = rows.map((row) => nameOf(row));
    for (const place of finding) {
      await holders.ask(
        place,
        names.map((name) => (name?.place === place ? name.value : null)),
      );
    }
    const targets = rows.map((row, index) => {
      const name = names[index];
      return targetOf(row, name && holders.of(name.place, name.value)[0]);
    });
    const records = await recordsById(targets.filter((id) => id !== null));
    return rows.map((row, index) => {
      const target = records.get(targets[index] ?? '') ?? null;
      const draft = readDraft(surroundings, row, target);
      const { input, doubts, changes, updates, besides } = draft;
      const refused = refusals(draft, target).map((issue) => ({ column: columnOf(columns, issue.path), ...issue }));
      const issues = [...draft.issues, ...refused];
      const found = keys.map((key) => keyOf(key, draft));
      return { row, target, input, issues, doubts, changes, updates, besides, keys: found };
    });
  }

  /** By which key the row finds its record, as the form would keep it. */
  function nameOf(row: RowToJudge): { place: number; value: string } | undefined {
    for (const place of finding) {
      const { field, of } = keys[place] ?? identity;
      const column = columns.find((one) => one.field.sets === field);
      const text = column ? withoutGuard(fieldText(row, column), manner) : '';
      const parsed = text === '' ? undefined : imported.input.shape[field]?.safeParse(text);
      const value = parsed?.success ? of({ [field]: parsed.data }) : null;
      if (value !== null) return { place, value };
    }
    return undefined;
  }

  function keyOf(key: (typeof keys)[number], { input, draft }: RowDraft): string | null {
    if (input) return key.of(input);
    const parsed = imported.input.shape[key.field]?.safeParse(draft[key.field]);
    return parsed?.success ? key.of({ [key.field]: parsed.data }) : null;
  }

  /** What the form refuses besides its schema: rights, what is archived, days that cannot be, readings that fell. */
  function refusals({ input, row, updates }: RowDraft, target: AnyRow | null): Omit<ImportIssue, 'column'>[] {
    if (!input || !row || (target && updates.length === 0)) return [];
    if (target && target.archivedAt !== null) return [{ path: identity.field, code: 'importRow.archived' }];
    const permission = `${exported.name}.${target ? 'update' : 'create'}` as Permission;
    const reached = actor.scopeOf(permission);
    const departments = [target, row].map((one) => one && (repository.departmentOf?.(one) ?? null));
    const isReached =
      reached === 'all' ||
      (reached === 'department' && departments.every((id) => id === null || actor.departmentIds.includes(id)));
    if (!isReached) return [{ path: identity.field, code: 'importRow.notAllowed' }];
    const { today } = scope;
    return [
      ...dayErrors(exported.name, input, { today, before: target }),
      ...(imported.errors?.({ row: target, input }, today) ?? []),
    ];
  }

  return async (rows: readonly RowToJudge[]): Promise<JudgedRow[]> => {
    const holders = createHolders(db, imported);
    const all = await drafts(rows, holders);
    for (const place of keys.keys()) {
      await holders.ask(
        place,
        all.map((one) => one.keys[place]),
      );
    }
    const isNew = ({ target, row, input }: Drafted) => !target && input && row.decision !== 'registerAsNew';
    const resembling = await findResembling(
      db,
      imported,
      all.filter(isNew).map(({ row: { number }, input }) => ({ number, input: input ?? {} })),
    );
    const holdersOf = ({ target, keys: values }: Drafted) => {
      const before = target && inputOf(imported, target);
      const found = values.flatMap((value, place) => {
        const { field, of } = keys[place] ?? identity;
        // What the record has already takes nothing from another one.
        if (before && of(before) === value) return [];
        const others = holders.of(place, value).filter(({ id }) => id !== target?.id);
        return others.map((holder) => ({ ...holder, field }));
      });
      // Whoever has a code has what is like it as well.
      return found.filter(({ id, field }, at) => found.findIndex((one) => one.id === id && one.field === field) === at);
    };
    const meant = all.flatMap((one) => [
      ...holdersOf(one).map(({ id }) => id),
      ...(resembling.get(one.row.number) ?? []).map(({ id }) => id),
    ]);
    const records = await recordsById(meant);
    const warnings = await warningsOf(db, imported, all, scope.today);
    return all.map((one) =>
      judged(one, holdersOf(one), resembling.get(one.row.number) ?? [], records, warnings.get(one) ?? []),
    );
  };

  function judged(
    one: Drafted,
    holders: (KeyHolder & { field: string })[],
    alike: Resembling[],
    records: Map<string, AnyRow>,
    warnings: FieldError[],
  ): JudgedRow {
    const { row, target, input, changes, updates } = one;
    const issues = [...one.issues];
    const conflicts: ImportConflict[] = [];
    const unknown = target ? undefined : keys.find(({ isGiven }, place) => isGiven && one.keys[place] !== null);
    if (unknown)
      issues.push({ column: columnOf(columns, unknown.field), path: unknown.field, code: 'importRow.noSuchRecord' });
    const recordOf = (id: string) => ({ id, label: recordLabel(records.get(id) ?? null, manner.locale) ?? '' });
    for (const { id, field, isArchived } of holders) {
      const record = recordOf(id);
      const column = columnOf(columns, field);
      if (target) issues.push({ column, path: field, code: 'importRow.taken', params: { label: record.label } });
      else if (isArchived) issues.push({ column, path: field, code: 'importRow.archived' });
      else conflicts.push({ kind: 'record', key: field, isUnique: true, record });
    }
    for (const { key, id } of alike) {
      if (conflicts.some(({ record }) => record?.id === id)) continue;
      conflicts.push({ kind: 'record', key, isUnique: false, record: recordOf(id) });
    }
    const before = target && inputOf(imported, target);
    const unique = one.keys.flatMap((value, index) => {
      const { field, of, mayBeShared } = keys[index] ?? identity;
      return value === null || (mayBeShared && before && of(before) === value) ? [] : [`=${field} ${value}`];
    });
    // Rows that are written onto one record stand for the same, whatever code they give it.
    const written = before && identity.of(before);
    const meant = written === null ? [] : [`=${identity.field} ${written}`];
    const weak = target || !input ? [] : resemblanceKeys(imported, input);
    const judgement: Omit<Judgement, 'verdict'> = {
      issues,
      warnings: withoutRepeated([
        ...one.doubts,
        ...warnings.map((odd) => ({ column: columnOf(columns, odd.path), ...odd })),
      ]),
      changes,
      updates,
      conflicts,
      keys: [...new Set([...unique, ...meant, ...weak])],
      targetId: target?.id ?? null,
      targetVersion: target && wholeVersionOf(imported, target),
      targetLabel: recordLabel(target, manner.locale),
      values: issues.length > 0 ? null : valuesOf(one),
    };
    return { ...row, ...judgement, verdict: verdictOf({ ...judgement, decision: row.decision }) };
  }

  /** What a new record has, what differs of one that is there; of what is kept apart no more than the fields that do. */
  function valuesOf({ input, updates, besides, target }: Drafted): AnyInput | null {
    if (!input) return null;
    if (!target) return withoutNulls(input);
    const set = new Set([
      ...besides,
      ...updates.map(({ column }) => partOfPath(fields.find(({ id }) => id === places[column])?.sets ?? '')),
    ]);
    const values = Object.entries(input).filter(([name]) => set.has(name));
    const { apart } = imported;
    if (!apart) return Object.fromEntries(values);
    const before = inputOf(imported, target);
    return Object.fromEntries(
      values.flatMap(([name, value]) =>
        apart.fields.includes(name) ? differing(name, input, before) : [[name, value]],
      ),
    );
  }
}

/** What a cell is told once, whatever parts of it are concerned. */
function withoutRepeated(warnings: readonly ImportIssue[]): ImportIssue[] {
  const lost = warnings.filter(({ code, column }) => code === 'lostCharacters' && column !== null);
  return warnings.filter((one) => !lost.includes(one) || lost.find(({ column }) => column === one.column) === one);
}

/** The record somebody chose, or that of the code; none where the row was declared to be another one. */
function targetOf({ decision, targetId }: RowToJudge, holder: KeyHolder | undefined): string | null {
  if ((decision === 'overwrite' || decision === 'merge') && targetId !== null) return targetId;
  return holder?.id ?? null;
}
