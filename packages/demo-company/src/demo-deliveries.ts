import { addDays } from '@haisha/rules/calendar';
import {
  courseDeliveries,
  type GeneratedDelivery,
  type GeneratingPlace,
  originOf,
  runsOn,
} from '@haisha/rules/generation/course-deliveries';
import { weekdayOf } from '@haisha/rules/generation/day-facts';
import type { Delivery, DeliveryInput } from '@haisha/validation/delivery';
import type { DemoCourse } from './demo-courses.ts';
import { demoLoad } from './demo-delivery-loads.ts';
import { type DemoPrice, demoPrice, noPrice } from './demo-delivery-prices.ts';
import { type DemoResult, demoResult, noResult } from './demo-delivery-results.ts';
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
};

/** How many days before and after today have deliveries. */
export type DemoDays = { back: number; ahead: number };

/** What people see who start the product. */
export const demoDays: DemoDays = { back: 14, ahead: 2 };

/** On Sundays about every second store takes goods. */
const sundayShare = 0.62;
/** As many stores of a weekday take frozen goods beside the others. */
const secondShare = 0.34;

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
  const places = new Map(destinations.map((one) => [one.id, placeOf(one)]));
  const starts = new Map(courses.map(({ id, startPlace }) => [id, originOf(startPlace, places.values())]));
  const made: DemoDelivery[] = [];
  for (let offset = -back; offset <= ahead; offset += 1) {
    const day = addDays(today, offset);
    const inputs = courses.flatMap((course) => inputsOf(course, day, places, starts.get(course.id) ?? null));
    const random = demoRandom(Number(day.replaceAll('-', '')) + 7);
    for (const [index, { input, generatedFrom }] of inputs.entries()) {
      const number = `D${day.replaceAll('-', '')}-${String(index + 1).padStart(4, '0')}`;
      made.push({
        id: demoId(`delivery ${offset} ${index}`),
        number,
        input,
        generatedFrom,
        ...outcomeOf(input, { offset, index, random }),
      });
    }
  }
  return made;
}

type Made = { input: DeliveryInput; generatedFrom: string | null };

function inputsOf(
  course: DemoCourse,
  day: string,
  places: ReadonlyMap<string, GeneratingPlace>,
  origin: GeneratingPlace | null,
): Made[] {
  const facts = { day, isHoliday: false, isDayOff: false };
  if (!runsOn(course, facts)) return [];
  const random = demoRandom(Number(day.replaceAll('-', '')) + Number.parseInt(course.id.slice(0, 6), 16));
  const isSunday = weekdayOf(day) === 'sunday';
  return courseDeliveries(course, facts, places, origin).deliveries.flatMap((delivery): Made[] => {
    if (isSunday && random() > sundayShare) return [];
    const first = { input: inputOf(course, day, delivery, random), generatedFrom: delivery.generatedFrom };
    const isDouble = delivery.kind === 'store' && course.zones.includes('frozen') && random() < secondShare;
    if (!isDouble || delivery.temperatureZone === 'frozen') return [first];
    const frozen = { ...delivery, temperatureZone: 'frozen' } as const;
    return [first, { input: inputOf(course, day, frozen, random), generatedFrom: null }];
  });
}

function inputOf(
  course: DemoCourse,
  day: string,
  { generatedFrom: _, ...delivery }: GeneratedDelivery,
  random: () => number,
): DeliveryInput {
  return {
    ...delivery,
    ...demoLoad(delivery, random),
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
