import type { RetentionRule, RetentionRuleUpdate } from '@haisha/validation/retention';
import { asc, eq, getTableColumns } from 'drizzle-orm';
import { retentionRules } from '../../db/schema/services/retention-rules.ts';
import { validationFailed } from '../../http/errors.ts';
import type { Reader, RowRepository, Write } from '../records/entity-repository.ts';
import { creator, editor, entityPeople } from '../records/read/entity-people.ts';
import { changedBy } from '../records/write/row-writes.ts';

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
