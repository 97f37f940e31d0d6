import type {
  HoursRule,
  HoursRuleInput,
  LabourAgreement,
  LabourAgreementInput,
} from '@haisha/validation/labour-agreement';
import { desc, eq, getTableColumns } from 'drizzle-orm';
import { hoursRules } from '../../../db/schema/attendance/hours-rules.ts';
import { labourAgreements } from '../../../db/schema/attendance/labour-agreements.ts';
import { departments } from '../../../db/schema/masters/departments.ts';
import { validationFailed, versionConflict } from '../../../http/errors.ts';
import type { Reader, RowRepository, Write } from '../../../services/records/entity-repository.ts';
import { creator, editor, entityPeople } from '../../../services/records/read/entity-people.ts';
import { createdBy, requireLive } from '../../../services/records/write/row-writes.ts';
import { createEntity } from '../../../services/records/write/write-entity.ts';

type Insert<Input> = { insert: (write: Write, input: Input) => Promise<string> };

const agreementRepository: RowRepository<LabourAgreement> & Insert<LabourAgreementInput> = {
  entity: 'labourAgreement',
  table: labourAgreements,
  departmentOf: ({ departmentId }) => departmentId,
  nameOf: (row) => ({ label: agreementLabel(row) }),

  async find(db, id) {
    const [row] = await selectAgreements(db).where(eq(labourAgreements.id, id));
    return row ?? null;
  },

  async insert({ actor, tx }, input) {
    await requireLive(tx, departments, input.departmentId, 'departmentId');
    const months = [...new Set(input.months)].toSorted((a, b) => a - b);
    const values = { ...input, months, revision: input.revision + 1, ...createdBy(actor) };
    const { departmentId, id, revision } = labourAgreements;
    const [row] = await tx
      .insert(labourAgreements)
      .values(values)
      .onConflictDoNothing({ target: [departmentId, revision] })
      .returning({ id });
    if (!row) throw versionConflict(await newestAgreement(tx, input.departmentId));
    return row.id;
  },
};

const ruleRepository: RowRepository<HoursRule> & Insert<HoursRuleInput> = {
  entity: 'hoursRule',
  table: hoursRules,
  nameOf: ({ validFrom }) => ({ label: validFrom }),

  async find(db, id) {
    const [row] = await selectRules(db).where(eq(hoursRules.id, id));
    return row ?? null;
  },

  async insert({ actor, tx }, input) {
    const values = { ...input, revision: input.revision + 1, ...createdBy(actor) };
    const [row] = await tx
      .insert(hoursRules)
      .values(values)
      .onConflictDoNothing({ target: hoursRules.revision })
      .returning({ id: hoursRules.id });
    if (!row) throw versionConflict(await newestRule(tx));
    return row.id;
  },
};

/** What the audit log calls an agreement. */
export function agreementLabel({ from, to }: Pick<LabourAgreement, 'from' | 'to'>): string {
  return `${from}–${to}`;
}

/** Selects agreements, with who made them. */
export function selectAgreements(db: Reader) {
  return db
    .select({ ...getTableColumns(labourAgreements), ...entityPeople })
    .from(labourAgreements)
    .leftJoin(creator, eq(creator.id, labourAgreements.createdBy))
    .leftJoin(editor, eq(editor.id, labourAgreements.updatedBy))
    .$dynamic();
}

/** Selects what was set for hours, with who did. */
export function selectRules(db: Reader) {
  return db
    .select({ ...getTableColumns(hoursRules), ...entityPeople })
    .from(hoursRules)
    .leftJoin(creator, eq(creator.id, hoursRules.createdBy))
    .leftJoin(editor, eq(editor.id, hoursRules.updatedBy))
    .$dynamic();
}

/** Adds an agreement; one that reaches into the past says why. Throws where somebody added another one meanwhile. */
export async function addAgreement(write: Write, input: LabourAgreementInput): Promise<LabourAgreement> {
  requireReason(write, input.from, input.reason);
  const newest = await newestAgreement(write.tx, input.departmentId);
  if ((newest?.revision ?? 0) !== input.revision) throw versionConflict(newest);
  return await createEntity(write, agreementRepository, input);
}

/** Adds what holds from a day on; a day of the past wants a reason. Throws where somebody added another row meanwhile. */
export async function addRule(write: Write, input: HoursRuleInput): Promise<HoursRule> {
  requireReason(write, input.validFrom, input.reason);
  const newest = await newestRule(write.tx);
  if ((newest?.revision ?? 0) !== input.revision) throw versionConflict(newest);
  return await createEntity(write, ruleRepository, input);
}

/** Hours of the past are judged anew then. */
function requireReason({ scope }: Write, from: string, reason: string | null): void {
  if (from < scope.today && reason === null) throw validationFailed([{ path: 'reason', code: 'required' }]);
}

async function newestAgreement(db: Reader, departmentId: string): Promise<LabourAgreement | null> {
  const [row] = await selectAgreements(db)
    .where(eq(labourAgreements.departmentId, departmentId))
    .orderBy(desc(labourAgreements.revision))
    .limit(1);
  return row ?? null;
}

async function newestRule(db: Reader): Promise<HoursRule | null> {
  const [row] = await selectRules(db).orderBy(desc(hoursRules.revision)).limit(1);
  return row ?? null;
}
