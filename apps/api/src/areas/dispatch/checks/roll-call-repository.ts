import type { RollCallHours, RollCallHoursInput } from '@haisha/validation/check-level';
import type { FieldError } from '@haisha/validation/rule';
import { desc, eq, getTableColumns } from 'drizzle-orm';
import { rollCallHours } from '../../../db/schema/dispatch/roll-call-hours.ts';
import { departments } from '../../../db/schema/masters/departments.ts';
import { recordNotFound, validationFailed, versionConflict } from '../../../http/errors.ts';
import type { Reader, RowRepository, Write } from '../../../services/records/entity-repository.ts';
import { creator, editor, entityPeople } from '../../../services/records/read/entity-people.ts';
import { createdBy } from '../../../services/records/write/row-writes.ts';
import { createEntity } from '../../../services/records/write/write-entity.ts';
import { wordOf } from '../../../services/words/word-of.ts';

type Input = RollCallHoursInput & { departmentId: string };

const dayMinutes = 24 * 60;

const repository: RowRepository<RollCallHours> & { insert: (write: Write, input: Input) => Promise<string> } = {
  entity: 'checkLevel',
  table: rollCallHours,
  nameOf: (row) => ({ label: rollCallLabel(row) }),
  departmentOf: ({ departmentId }) => departmentId,

  async find(db: Reader, id: string) {
    const [row] = await selectRollCallHours(db).where(eq(rollCallHours.id, id));
    return row ?? null;
  },

  async insert({ tx, actor }, input) {
    const values = { ...input, revision: input.revision + 1, ...createdBy(actor) };
    const [row] = await tx
      .insert(rollCallHours)
      .values(values)
      .onConflictDoNothing({ target: [rollCallHours.departmentId, rollCallHours.revision] })
      .returning({ id: rollCallHours.id });
    if (!row) throw versionConflict(await newestOf(tx, input.departmentId));
    return row.id;
  },
};

/** What the audit log calls the hours of a department, from the day they begin to count. */
export function rollCallLabel({ validFrom }: Pick<RollCallHours, 'validFrom'>): string {
  return `${wordOf('ja', 'checkLevel', 'part', 'rollCall')} ${validFrom}`;
}

/** Selects when somebody may call the roll, with who has said so. */
export function selectRollCallHours(db: Reader) {
  return db
    .select({ ...getTableColumns(rollCallHours), ...entityPeople })
    .from(rollCallHours)
    .leftJoin(creator, eq(creator.id, rollCallHours.createdBy))
    .leftJoin(editor, eq(editor.id, rollCallHours.updatedBy))
    .$dynamic();
}

/** Sets when somebody may call the roll at a department from a day on; what is past stays as it is. */
export async function setRollCallHours(
  write: Write,
  departmentId: string,
  input: RollCallHoursInput,
): Promise<RollCallHours> {
  const { scope, tx } = write;
  const errors = hoursErrors(input, scope.today);
  if (errors.length > 0) throw validationFailed(errors);
  if ((await tx.$count(departments, eq(departments.id, departmentId))) === 0) throw recordNotFound();
  const newest = await newestOf(tx, departmentId);
  if ((newest?.revision ?? 0) !== input.revision) throw versionConflict(newest);
  return await createEntity(write, repository, { ...input, departmentId });
}

function hoursErrors({ fromMinutes, toMinutes, validFrom }: RollCallHoursInput, today: string): FieldError[] {
  const isSpan = toMinutes > fromMinutes && toMinutes <= fromMinutes + dayMinutes;
  return [
    ...(isSpan ? [] : [{ path: 'toMinutes', code: 'afterStart' }]),
    ...(validFrom < today ? [{ path: 'validFrom', code: 'fromToday' }] : []),
  ];
}

async function newestOf(db: Reader, departmentId: string): Promise<RollCallHours | null> {
  const [row] = await selectRollCallHours(db)
    .where(eq(rollCallHours.departmentId, departmentId))
    .orderBy(desc(rollCallHours.revision))
    .limit(1);
  return row ?? null;
}
