import type { CompanyHoliday, CompanyHolidayInput } from '@haisha/validation/company-holiday';
import { and, eq, getTableColumns, gte, isNull } from 'drizzle-orm';
import { companyHolidays } from '../../../db/schema/dispatch/company-holidays.ts';
import { cargoOwners } from '../../../db/schema/masters/cargo-owners.ts';
import { departments } from '../../../db/schema/masters/departments.ts';
import type { Reader, RowRepository, Write } from '../../../services/records/entity-repository.ts';
import { creator, editor, entityPeople } from '../../../services/records/read/entity-people.ts';
import { referenceNames } from '../../../services/records/read/reference-names.ts';
import { createdBy, requireLive } from '../../../services/records/write/row-writes.ts';

/** Everybody who plans sees those of all centres. */
export const companyHolidayRepository = {
  entity: 'companyHoliday',
  table: companyHolidays,
  departmentOf: ({ departmentId }) => departmentId,
  nameOf: ({ name, from, to }) => ({ label: from === to ? `${name} ${from}` : `${name} ${from}–${to}` }),

  async find(db: Reader, id: string) {
    const [row] = await selectCompanyHolidays(db).where(eq(companyHolidays.id, id));
    return row ?? null;
  },

  async insert({ tx, actor }: Write, input: CompanyHolidayInput) {
    const { departmentId, cargoOwnerId } = input;
    if (departmentId !== null) await requireLive(tx, departments, departmentId, 'departmentId');
    if (cargoOwnerId !== null) await requireLive(tx, cargoOwners, cargoOwnerId, 'cargoOwnerId');
    const values = { ...input, ...createdBy(actor) };
    const [row] = await tx.insert(companyHolidays).values(values).returning({ id: companyHolidays.id });
    if (!row) throw new Error('no company holiday was made');
    return row.id;
  },
} satisfies RowRepository<CompanyHoliday> & { insert: unknown };

/** Those that end on this day or later, the earliest first. */
export async function listCompanyHolidays(db: Reader, from: string): Promise<CompanyHoliday[]> {
  return await selectCompanyHolidays(db)
    .where(and(gte(companyHolidays.to, from), isNull(companyHolidays.archivedAt)))
    .orderBy(companyHolidays.from, companyHolidays.to, companyHolidays.id);
}

/** Selects company holidays as the server answers them. */
export function selectCompanyHolidays(db: Reader) {
  return db
    .select({
      ...getTableColumns(companyHolidays),
      ...entityPeople,
      ...referenceNames('department', departments),
      ...referenceNames('cargoOwner', cargoOwners),
    })
    .from(companyHolidays)
    .leftJoin(departments, eq(departments.id, companyHolidays.departmentId))
    .leftJoin(cargoOwners, eq(cargoOwners.id, companyHolidays.cargoOwnerId))
    .leftJoin(creator, eq(creator.id, companyHolidays.createdBy))
    .leftJoin(editor, eq(editor.id, companyHolidays.updatedBy))
    .$dynamic();
}
