import { weekdayOf } from '@haisha/rules/generation/day-facts';
import { demoRandom } from './demo-random.ts';

/** What stores order on a day beside a usual one. */
type DemoDemand = {
  /** As many stores take goods at all. */
  storeShare: number;
  /** As many of them take frozen goods beside the others. */
  secondShare: number;
  /** How large an order is beside the largest usual one. */
  size: number;
};

const usualSecondShare = 0.34;
const sizes = {
  monday: 0.97,
  tuesday: 0.9,
  wednesday: 0.93,
  thursday: 0.96,
  friday: 1,
  saturday: 1,
  sunday: 0.95,
} as const;
/** A day in so many is one on which the roads are bad. */
const badDays = 24;

/** Ice cream in July and August, the end of the year, little on Sundays, and hardly a store on the first days of January. */
export function demoDemand(day: string): DemoDemand {
  const weekday = weekdayOf(day);
  const date = day.slice(5);
  if (date <= '01-03') return { storeShare: 0.45, secondShare: 0.2, size: 0.8 };
  const isPeak = date >= '12-20' || (date >= '07-01' && date <= '08-31');
  return {
    storeShare: weekday === 'sunday' ? (isPeak ? 0.72 : 0.62) : 1,
    secondShare: isPeak ? 0.55 : date < '03-01' ? 0.26 : usualSecondShare,
    size: sizes[weekday],
  };
}

/** How many come late on a day, and why: on some days it rains or snows. */
export function demoRoads(day: string): { lateShare: number; lateReason: string } {
  const isBad = demoRandom(Number(day.replaceAll('-', '')) * 3)() < 1 / badDays;
  if (!isBad) return { lateShare: 0.02, lateReason: '渋滞' };
  const month = day.slice(5, 7);
  return { lateShare: 0.14, lateReason: month === '01' || month === '02' ? '降雪による速度規制' : '大雨による渋滞' };
}
