import type { CompanyPeriod } from '@haisha/rules/generation/company-days';
import type { GeneratingCourse, GeneratingPlace } from '@haisha/rules/generation/course-deliveries';
import type { Generation } from '@haisha/validation/delivery-generation';
import { and, asc, eq, gte, inArray, isNull, lte, or } from 'drizzle-orm';
import { byCodePoint } from '../../../../db/indexes.ts';
import { isAmong } from '../../../../db/is-among.ts';
import { companyHolidays } from '../../../../db/schema/dispatch/company-holidays.ts';
import { courseStops } from '../../../../db/schema/masters/course-stops.ts';
import { courses } from '../../../../db/schema/masters/courses.ts';
import { destinations } from '../../../../db/schema/masters/destinations.ts';
import type { Reader } from '../../../../services/records/entity-repository.ts';

/** A course as generation needs it, with what its deliveries and the answer take from it. */
export type ReadCourse = GeneratingCourse &
  Pick<typeof courses.$inferSelect, 'code' | 'name' | 'nameEn' | 'roundNumber' | 'directionId'>;
/** A place with its English name, for the answer. */
export type ReadPlace = GeneratingPlace & { nameEn: string | null };

/** Reads the live courses of a centre with their stops, in the order of their codes. */
export async function readCourses(db: Reader, { departmentId, courseIds }: Generation): Promise<ReadCourse[]> {
  const rows = await db
    .select()
    .from(courses)
    .where(
      and(
        eq(courses.departmentId, departmentId),
        isNull(courses.archivedAt),
        courseIds.length > 0 ? inArray(courses.id, courseIds) : undefined,
      ),
    )
    .orderBy(byCodePoint(courses.code));
  const stops = await db
    .select()
    .from(courseStops)
    .where(
      isAmong(
        courseStops.courseId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(courseStops.courseId, asc(courseStops.position));
  const stopsOf = Map.groupBy(stops, ({ courseId }) => courseId);
  return rows.map((course) => ({ ...course, stops: stopsOf.get(course.id) ?? [] }));
}

/** Reads the places where these courses stop, and every place where one could begin. */
export async function readPlaces(db: Reader, of: readonly ReadCourse[]): Promise<Map<string, ReadPlace>> {
  const ids = [...new Set(of.flatMap(({ stops }) => stops.map(({ destinationId }) => destinationId)))];
  const { id, name, nameEn, kind, cargoOwnerId, archivedAt, validFrom, validTo } = destinations;
  const { closedWeekdays, holidayRule, zones, needsTailLift } = destinations;
  const rows = await db
    .select({
      ...{ id, name, nameEn, kind, cargoOwnerId, archivedAt, validFrom, validTo },
      ...{ closedWeekdays, holidayRule, zones, needsTailLift },
    })
    .from(destinations)
    .where(or(isAmong(id, ids), inArray(kind, ['centre', 'factory'])));
  return new Map(rows.map((row) => [row.id, { ...row, isArchived: row.archivedAt !== null }]));
}

/** Reads the periods of the company and of the centre that touch these days. */
export async function readPeriods(db: Reader, { departmentId, from, to }: Generation): Promise<CompanyPeriod[]> {
  return await db
    .select()
    .from(companyHolidays)
    .where(
      and(
        lte(companyHolidays.from, to),
        gte(companyHolidays.to, from),
        isNull(companyHolidays.archivedAt),
        or(isNull(companyHolidays.departmentId), eq(companyHolidays.departmentId, departmentId)),
      ),
    )
    .orderBy(companyHolidays.from, companyHolidays.name, companyHolidays.id);
}
