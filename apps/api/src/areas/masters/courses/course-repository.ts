import { searchText } from '@haisha/rules/search-text';
import { stopsBeforeDeparture } from '@haisha/rules/stop-order';
import type { Course, CourseInput, CourseListQuery, courseUpdateSchema } from '@haisha/validation/course';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Transaction } from '../../../db/database.ts';
import { cargoOwners } from '../../../db/schema/masters/cargo-owners.ts';
import { courses } from '../../../db/schema/masters/courses.ts';
import { deliveryCompanies } from '../../../db/schema/masters/delivery-companies.ts';
import { departments } from '../../../db/schema/masters/departments.ts';
import { directions } from '../../../db/schema/masters/directions.ts';
import { drivers } from '../../../db/schema/masters/drivers.ts';
import { vehicleTypes } from '../../../db/schema/masters/vehicle-types.ts';
import { vehicles } from '../../../db/schema/masters/vehicles.ts';
import type { EntityRepository, Reader } from '../../../services/records/entity-repository.ts';
import { type RowScope, withinScope } from '../../../services/records/read/row-scope.ts';
import { changedBy, createdBy, type EntityTable, requireLive } from '../../../services/records/write/row-writes.ts';
import { listCourses, selectCourses } from './course-list.ts';
import { requireLiveStops, writeStops } from './course-stops.ts';

type CourseUpdate = z.output<typeof courseUpdateSchema>;

export const courseRepository: EntityRepository<Course, CourseInput, CourseUpdate, CourseListQuery> = {
  entity: 'course',
  table: courses,
  list: listCourses,
  departmentOf: ({ departmentId }) => departmentId,

  async find(db: Reader, id: string, scope: RowScope) {
    const [row] = await selectCourses(db).where(and(eq(courses.id, id), withinScope(scope, courses.departmentId)));
    return row ?? null;
  },

  async insert({ tx, actor }, input) {
    await requireReferences(tx, input);
    await requireLiveStops(tx, input.stops);
    const values = { ...courseRow(input), ...createdBy(actor) };
    const [row] = await tx.insert(courses).values(values).returning({ id: courses.id });
    if (!row) throw new Error('no course was made');
    await writeStops(tx, row.id, input.stops);
    return row.id;
  },

  async update({ tx, actor }, row, { version: _, ...input }) {
    await requireReferences(tx, input, row);
    await requireLiveStops(tx, input.stops, row.stops);
    await tx
      .update(courses)
      .set({ ...courseRow(input), ...changedBy(courses, actor) })
      .where(eq(courses.id, row.id));
    await writeStops(tx, row.id, input.stops);
  },

  async checkRestore(tx, row) {
    await requireReferences(tx, row);
    await requireLiveStops(tx, row.stops);
  },
};

const references = {
  departmentId: departments,
  directionId: directions,
  cargoOwnerId: cargoOwners,
  vehicleTypeId: vehicleTypes,
  defaultVehicleId: vehicles,
  defaultDriverId: drivers,
  defaultDeliveryCompanyId: deliveryCompanies,
} satisfies { [K in keyof CourseInput]?: EntityTable };
type References = Pick<CourseInput, keyof typeof references>;

/** Checks new references only: an unchanged one may have been archived since. */
async function requireReferences(tx: Transaction, now: References, before?: References): Promise<void> {
  for (const [path, table] of Object.entries(references)) {
    const id = now[path as keyof References];
    if (id !== null && id !== before?.[path as keyof References]) await requireLive(tx, table, id, path);
  }
}

/** The columns of a course; the stops have their own table. */
export function courseRow({ stops, ...input }: CourseInput) {
  const { code, name, nameEn, startPlace, endPlace, tollRoute, note } = input;
  const found = searchText(code, name, nameEn, startPlace, endPlace, tollRoute, note);
  return { ...input, stopCount: stops.length, hasEarlyStop: stopsBeforeDeparture(stops).length > 0, searchText: found };
}
