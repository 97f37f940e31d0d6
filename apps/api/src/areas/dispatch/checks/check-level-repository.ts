import { type CheckRule, type CheckRuleName, checkRule, levelsOf } from '@haisha/rules/checks/check-rules';
import type { CheckLevelInput, CheckLevelRecord } from '@haisha/validation/check-level';
import type { FieldError } from '@haisha/validation/rule';
import { desc, eq, getTableColumns } from 'drizzle-orm';
import { checkLevels } from '../../../db/schema/dispatch/check-levels.ts';
import { validationFailed, versionConflict } from '../../../http/errors.ts';
import type { Reader, RowRepository, Write } from '../../../services/records/entity-repository.ts';
import { creator, editor, entityPeople } from '../../../services/records/read/entity-people.ts';
import { createdBy } from '../../../services/records/write/row-writes.ts';
import { createEntity } from '../../../services/records/write/write-entity.ts';
import { wordOf } from '../../../services/words/word-of.ts';

type Input = CheckLevelInput & { rule: CheckRuleName };

const repository: RowRepository<CheckLevelRecord> & { insert: (write: Write, input: Input) => Promise<string> } = {
  entity: 'checkLevel',
  table: checkLevels,
  nameOf: (row) => ({ label: levelLabel(row) }),

  async find(db: Reader, id: string) {
    const [row] = await selectLevels(db).where(eq(checkLevels.id, id));
    return row ?? null;
  },

  async insert({ tx, actor }, input) {
    const values = { ...input, revision: input.revision + 1, ...createdBy(actor) };
    const [row] = await tx
      .insert(checkLevels)
      .values(values)
      .onConflictDoNothing({ target: [checkLevels.rule, checkLevels.revision] })
      .returning({ id: checkLevels.id });
    if (!row) throw versionConflict(await newestOf(tx, input.rule));
    return row.id;
  },
};

/** What the audit log calls the level of a rule. */
export function levelLabel({ rule }: Pick<CheckLevelRecord, 'rule'>): string {
  return wordOf('ja', 'checkLevel', 'rule', rule) ?? rule;
}

/** Selects what has been set, with who did. */
export function selectLevels(db: Reader) {
  return db
    .select({ ...getTableColumns(checkLevels), ...entityPeople })
    .from(checkLevels)
    .leftJoin(creator, eq(creator.id, checkLevels.createdBy))
    .leftJoin(editor, eq(editor.id, checkLevels.updatedBy))
    .$dynamic();
}

/** Sets the level of a rule from a day on; what the law leaves no choice in, and what is past, stays as it is. */
export async function setLevel(write: Write, rule: CheckRuleName, input: CheckLevelInput): Promise<CheckLevelRecord> {
  const errors = levelErrors(rule, input, write.scope.today);
  if (errors.length > 0) throw validationFailed(errors);
  const newest = await newestOf(write.tx, rule);
  if ((newest?.revision ?? 0) !== input.revision) throw versionConflict(newest);
  return await createEntity(write, repository, { ...input, rule });
}

function levelErrors(rule: CheckRuleName, { level, number, validFrom }: CheckLevelInput, today: string): FieldError[] {
  return [
    ...(levelsOf(rule).includes(level) ? [] : [{ path: 'level', code: 'belowLaw' }]),
    ...numberErrors(checkRule(rule).number, number),
    ...(validFrom < today ? [{ path: 'validFrom', code: 'fromToday' }] : []),
  ];
}

function numberErrors(wanted: CheckRule['number'], number: number | null): FieldError[] {
  const path = 'number';
  if (!wanted) return number === null ? [] : [{ path, code: 'unknownField' }];
  if (number === null) return [{ path, code: 'required' }];
  if (number < wanted.min) return [{ path, code: 'minValue', params: { min: wanted.min } }];
  return number > wanted.max ? [{ path, code: 'maxValue', params: { max: wanted.max } }] : [];
}

async function newestOf(db: Reader, rule: CheckRuleName): Promise<CheckLevelRecord | null> {
  const [row] = await selectLevels(db).where(eq(checkLevels.rule, rule)).orderBy(desc(checkLevels.revision)).limit(1);
  return row ?? null;
}
