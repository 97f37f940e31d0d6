import { firstAlonePastDays } from '@haisha/rules/punches/second-person';
import type { TimeChangeRule, TimeChangeRuleInput, TimeChangeRules } from '@haisha/validation/time-change';
import { desc, eq, getTableColumns } from 'drizzle-orm';
import { timeChangeRules } from '../../../db/schema/attendance/time-change-rules.ts';
import { versionConflict } from '../../../http/errors.ts';
import type { Reader, RowRepository, Write } from '../../../services/records/entity-repository.ts';
import { creator, editor, entityPeople } from '../../../services/records/read/entity-people.ts';
import { createdBy } from '../../../services/records/write/row-writes.ts';
import { createEntity } from '../../../services/records/write/write-entity.ts';
import { wordOf } from '../../../services/words/word-of.ts';

const repository: RowRepository<TimeChangeRule> & {
  insert: (write: Write, input: TimeChangeRuleInput) => Promise<string>;
} = {
  entity: 'timeChange',
  table: timeChangeRules,
  nameOf: ({ alonePastDays, correctionsWait }) => ({
    label: `${alonePastDays} / ${wordOf('ja', 'timeChange', 'rule', correctionsWait ? 'wait' : 'atOnce')}`,
  }),

  async find(db: Reader, id: string) {
    const [row] = await selectRules(db).where(eq(timeChangeRules.id, id));
    return row ?? null;
  },

  async insert({ tx, actor }, input) {
    const [row] = await tx
      .insert(timeChangeRules)
      .values({ ...input, revision: input.revision + 1, ...createdBy(actor) })
      .onConflictDoNothing({ target: timeChangeRules.revision })
      .returning({ id: timeChangeRules.id });
    if (!row) throw versionConflict(await readRules(tx));
    return row.id;
  },
};

/** Reads how long the office changes a day alone, whether corrections of reports wait, and what was set before. */
export async function readRules(db: Reader): Promise<TimeChangeRules> {
  const history = await selectRules(db).orderBy(desc(timeChangeRules.revision));
  const [newest] = history;
  return {
    alonePastDays: newest?.alonePastDays ?? firstAlonePastDays,
    correctionsWait: newest?.correctionsWait ?? false,
    history,
  };
}

/** Sets what needs a second person; refuses with `version.conflict` whoever has not seen the last row. */
export async function setRule(write: Write, input: TimeChangeRuleInput): Promise<TimeChangeRules> {
  const { correctionsWait, history } = await readRules(write.tx);
  if ((history[0]?.revision ?? 0) !== input.revision) throw versionConflict(await readRules(write.tx));
  await createEntity(write, repository, { correctionsWait, ...input });
  return await readRules(write.tx);
}

function selectRules(db: Reader) {
  return db
    .select({ ...getTableColumns(timeChangeRules), ...entityPeople })
    .from(timeChangeRules)
    .leftJoin(creator, eq(creator.id, timeChangeRules.createdBy))
    .leftJoin(editor, eq(editor.id, timeChangeRules.updatedBy))
    .$dynamic();
}
