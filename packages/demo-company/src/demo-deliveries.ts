import { addDays } from '@haisha/rules/calendar';
import { generatingDay } from '@haisha/rules/generation/company-days';
import {
  courseDeliveries,
  courseOn,
  type GeneratedDelivery,
  type GeneratingPlace,
  originOf,
} from '@haisha/rules/generation/course-deliveries';
import type { Delivery, DeliveryInput } from '@haisha/validation/delivery';
import type { DemoCourse } from './demo-courses.ts';
import { demoLoad } from './demo-delivery-loads.ts';
import { type DemoPrice, demoPrice, noPrice } from './demo-delivery-prices.ts';
import { type DemoResult, demoResult, noResult } from './demo-delivery-results.ts';
import { demoDemand } from './demo-demand.ts';
import type { DemoDestination } from './demo-destinations.ts';
import { demoId } from './demo-id.ts';
import { demoRandom } from './demo-random.ts';

/** A delivery of the demo company: what people wrote, its number and states, and what came of it. */
export type DemoDelivery = {
  id: string;
  number: string;
  input: DeliveryInput;
  generatedFrom: string | null;
  operationStatus: Delivery['operationStatus'];
  cancelReason: string | null;
  result: DemoResult;
  price: DemoPrice;
  /** The delivery of which this is a part. */
  splitFromId?: string;
};

/** How many days before and after today have deliveries. */
export type DemoDays = { back: number; ahead: number };

/** Those days as they stand at a moment of today. */
export type DemoPeriod = DemoDays & { until: string };

/** What people see who start the product. */
export const demoDays: DemoDays = { back: 14, ahead: 2 };

/**
 * The deliveries of some days, by default of two weeks up to the day after tomorrow, the same for the same day on every
 * machine: past ones are done, those of today confirmed, the others open.
 */
export function demoDeliveries(
  today: string,
  courses: readonly DemoCourse[],
  destinations: readonly DemoDestination[],
  { back, ahead }: DemoDays = demoDays,
): DemoDelivery[] {
  const deliveriesOf = deliveriesByDay(today, courses, destinations);
  return Array.from({ length: back + ahead + 1 }, (_, index) => deliveriesOf(index - back)).flat();
}

/** Makes the deliveries of one day after another, each by its distance from today. */
export function deliveriesByDay(
  today: string,
  courses: readonly DemoCourse[],
  destinations: readonly DemoDestination[],
): (offset: number) => DemoDelivery[] {
  const places = new Map(destinations.map((one) => [one.id, placeOf(one)]));
  const starts = new Map(courses.map(({ id, startPlace }) => [id, originOf(startPlace, places.values())]));
  return (offset) => {
    const day = addDays(today, offset);
    const inputs = courses.flatMap((course) => inputsOf(course, day, places, starts.get(course.id) ?? null));
    const random = demoRandom(Number(day.replaceAll('-', '')) + 7);
    return inputs.map(({ input, generatedFrom }, index) => ({
      id: demoId(`delivery ${offset} ${index}`),
      number: `D${day.replaceAll('-', '')}-${String(index + 1).padStart(4, '0')}`,
      input,
      generatedFrom,
      ...outcomeOf(input, { offset, index, random }),
    }));
  };
}

type Made = { input: DeliveryInput; generatedFrom: string | null };

function inputsOf(
  course: DemoCourse,
  day: string,
  places: ReadonlyMap<string, GeneratingPlace>,
  origin: GeneratingPlace | null,
): Made[] {
  const facts = generatingDay(day, false, []);
  if (courseOn(course, facts) !== 'runs') return [];
  const random = demoRandom(Number(day.replaceAll('-', '')) + Number.parseInt(course.id.slice(0, 6), 16));
  const { secondShare, size, storeShare } = demoDemand(day);
  return courseDeliveries(course, facts, places, origin).deliveries.flatMap((delivery): Made[] => {
    if (storeShare < 1 && random() > storeShare) return [];
    const first = { input: inputOf(course, day, delivery, { random, size }), generatedFrom: delivery.generatedFrom };
    const isDouble = delivery.kind === 'store' && course.zones.includes('frozen') && random() < secondShare;
    if (!isDouble || delivery.temperatureZone === 'frozen') return [first];
    const frozen = { ...delivery, temperatureZone: 'frozen' } as const;
    return [first, { input: inputOf(course, day, frozen, { random, size }), generatedFrom: null }];
  });
}

function inputOf(
  course: DemoCourse,
  day: string,
  { generatedFrom: _, ...delivery }: GeneratedDelivery,
  { random, size }: { random: () => number; size: number },
): DeliveryInput {
  return {
    ...delivery,
    ...demoLoad(delivery, random, size),
    departmentId: course.departmentId,
    courseId: course.id,
    roundNumber: course.roundNumber,
    directionId: course.directionId,
    operationDate: day,
    salesDate: day,
    slipNumber: null,
    customerId: null,
    billingDate: null,
    requiredVehicleTypeId: null,
    needsTwoCrew: false,
    isDraft: false,
    note: null,
  };
}

type Of = { offset: number; index: number; random: () => number };
type Outcome = Pick<DemoDelivery, 'operationStatus' | 'cancelReason' | 'result' | 'price'>;

function outcomeOf(input: DeliveryInput, { offset, index, random }: Of): Outcome {
  const plan = { cancelReason: null, result: noResult, price: noPrice } as const;
  if (offset > 0) return { ...plan, operationStatus: 'open' };
  if (offset === 0) return { ...plan, operationStatus: 'confirmed' };
  const luck = random();
  if (luck < 0.006) return { ...plan, operationStatus: 'cancelled', cancelReason: '店舗の都合により休配' };
  const operationStatus = luck < 0.014 ? 'failed' : luck < 0.028 ? 'partial' : 'delivered';
  // The shipper of a line-haul of the day before kept a truck waiting; whether it is paid is still open.
  const hasLongWait = offset === -1 && index === 0;
  const result = demoResult(input, operationStatus, hasLongWait, random);
  return { cancelReason: null, operationStatus, result, price: demoPrice(input, { offset, index }) };
}

function placeOf(one: DemoDestination): GeneratingPlace {
  return { ...one, isArchived: false };
}
