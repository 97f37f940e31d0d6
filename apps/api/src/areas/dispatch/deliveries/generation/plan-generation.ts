import { everyDay } from '@haisha/rules/calendar';
import { generatingDay } from '@haisha/rules/generation/company-days';
import {
  courseDeliveries,
  courseOn,
  type GeneratedDelivery,
  type GenerationConflict,
  originOf,
  type Skip,
} from '@haisha/rules/generation/course-deliveries';
import { isFiveTenDay } from '@haisha/rules/generation/day-facts';
import type { DeliveryInput } from '@haisha/validation/delivery';
import type { CourseDay, Generation, GenerationAnswer } from '@haisha/validation/delivery-generation';
import { sql } from 'drizzle-orm';
import { deliveries } from '../../../../db/schema/dispatch/deliveries.ts';
import { publicHolidays } from '../../../../services/calendar/public-holidays.ts';
import type { Reader } from '../../../../services/records/entity-repository.ts';
import { type ReadCourse, type ReadPlace, readCourses, readPeriods, readPlaces } from './read-courses.ts';

/** A delivery that is not there yet. */
type Planned = { input: DeliveryInput; origin: { generatedFrom: string } };
type Plan = { answer: GenerationAnswer; planned: Planned[] };
type CoursePlan = {
  course: ReadCourse;
  day: string;
  deliveries: GeneratedDelivery[];
  conflicts: GenerationConflict[];
  skip: Skip | null;
};

/** Works out what the courses of a centre make on these days, and what of it is there already, even if archived. */
export async function planGeneration(db: Reader, generation: Generation): Promise<Plan> {
  const { from, to, departmentId } = generation;
  const courses = await readCourses(db, generation);
  const places = await readPlaces(db, courses);
  const holidays = publicHolidays(from, to);
  const periods = await readPeriods(db, generation);
  const facts = everyDay({ from, to }).map((day) => generatingDay(day, holidays.has(day), periods));
  const days = facts.map(({ day, period }) => ({
    day,
    holiday: holidays.get(day)?.name ?? null,
    holidayEn: holidays.get(day)?.nameEn ?? null,
    companyHoliday: period,
    isFiveTenDay: isFiveTenDay(day),
  }));
  const plans = facts.flatMap((on) =>
    courses.flatMap((course): CoursePlan[] => {
      const { day } = on;
      const outcome = courseOn(course, on);
      if (outcome === null) return [];
      if (outcome !== 'runs') return [{ course, day, deliveries: [], conflicts: [], skip: outcome }];
      const origin = originOf(course.startPlace, places.values());
      return [{ course, day, ...courseDeliveries(course, on, places, origin), skip: null }];
    }),
  );
  const existing = await existingOf(db, plans);
  const isNew = ({ generatedFrom }: GeneratedDelivery) => !existing.has(generatedFrom);
  const courseDays = plans.map((plan) => courseDayOf(plan, plan.deliveries.filter(isNew).length, places));
  return {
    answer: {
      days,
      courseDays,
      newCount: sum(courseDays, ({ newCount }) => newCount),
      existingCount: sum(courseDays, ({ existingCount }) => existingCount),
      conflictCount: sum(courseDays, ({ conflicts }) => conflicts.length),
    },
    planned: plans.flatMap((plan) =>
      plan.deliveries.filter(isNew).map((delivery) => plannedOf(plan, delivery, departmentId)),
    ),
  };
}

async function existingOf(db: Reader, plans: readonly CoursePlan[]): Promise<Set<string>> {
  const keys = plans.flatMap(({ deliveries: made }) => made.map(({ generatedFrom }) => generatedFrom));
  const rows = await db
    .select({ key: sql<string>`${deliveries.generatedFrom}` })
    .from(deliveries)
    .where(sql`${deliveries.generatedFrom} = any(${sql.param(keys)}::text[])`);
  return new Set(rows.map(({ key }) => key));
}

function courseDayOf(
  { course, day, deliveries: made, conflicts, skip }: CoursePlan,
  newCount: number,
  places: ReadonlyMap<string, ReadPlace>,
): CourseDay {
  return {
    courseId: course.id,
    courseCode: course.code,
    courseName: course.name,
    courseNameEn: course.nameEn,
    day,
    newCount,
    existingCount: made.length - newCount,
    skip,
    conflicts: conflicts.map(({ conflict, position }) => {
      const id = position === null ? null : (course.stops[position]?.destinationId ?? null);
      const place = id === null ? undefined : places.get(id);
      return {
        code: conflict,
        position,
        destinationId: id,
        destinationName: place?.name ?? null,
        destinationNameEn: place?.nameEn ?? null,
      };
    }),
  };
}

function plannedOf({ course, day }: CoursePlan, made: GeneratedDelivery, departmentId: string): Planned {
  const { generatedFrom, ...delivery } = made;
  const input: DeliveryInput = {
    ...delivery,
    departmentId,
    courseId: course.id,
    roundNumber: course.roundNumber,
    directionId: course.directionId,
    operationDate: day,
    isDraft: false,
    needsTwoCrew: false,
    ...nothingElse,
  };
  return { input, origin: { generatedFrom } };
}

/** What a course does not say of its deliveries. */
const nothingElse = {
  slipNumber: null,
  customerId: null,
  salesDate: null,
  billingDate: null,
  goodsName: null,
  loadUnit: null,
  quantity: null,
  weightKg: null,
  volumeCubicMetres: null,
  cages: null,
  pallets: null,
  requiredVehicleTypeId: null,
  note: null,
};

function sum<Item>(items: readonly Item[], of: (item: Item) => number): number {
  return items.reduce((total, item) => total + of(item), 0);
}
