import type { RetentionRule, RetentionRuleUpdate } from '@haisha/validation/retention';
import { asc, eq, getTableColumns } from 'drizzle-orm';
import { creator, editor, entityPeople } from '../crud/entity-people.ts';
import type { Reader, RowRepository, Write } from '../crud/entity-repository.ts';
import { changedBy } from '../crud/row-writes.ts';
import { retentionRules } from '../db/schema/retention-rules.ts';
import { validationFailed } from '../errors.ts';

export const retentionRepository: RowRepository<RetentionRule> = {
  entity: 'retentionRule',
  table: retentionRules,

  async find(db: Reader, id: string) {
    const [row] = await selectRules(db).where(eq(retentionRules.id, id));
    return row ?? null;
  },
};

function selectRules(db: Reader) {
  return db
    .select({ ...getTableColumns(retentionRules), ...entityPeople })
    .from(retentionRules)
    .leftJoin(creator, eq(creator.id, retentionRules.createdBy))
    .leftJoin(editor, eq(editor.id, retentionRules.updatedBy))
    .$dynamic();
}

export async function listRules(db: Reader): Promise<RetentionRule[]> {
  return await selectRules(db).orderBy(asc(retentionRules.subject));
}

/** Sets how long records are kept; less than the minimum is refused. */
export async function setKeepMonths(
  { tx, actor }: Write,
  { id, leastMonths }: RetentionRule,
  { keepMonths }: RetentionRuleUpdate,
): Promise<void> {
  if (keepMonths < leastMonths) {
    throw validationFailed([{ path: 'keepMonths', code: 'minValue', params: { min: leastMonths } }]);
  }
  await tx
    .update(retentionRules)
    .set({ keepMonths, ...changedBy(retentionRules, actor) })
    .where(eq(retentionRules.id, id));
}
