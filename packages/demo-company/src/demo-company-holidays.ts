import { addDays } from '@haisha/rules/calendar';
import type { CompanyHolidayInput } from '@haisha/validation/company-holiday';
import { demoId } from './demo-id.ts';

type Facts = Pick<CompanyHolidayInput, 'name' | 'from' | 'to'> & Partial<CompanyHolidayInput>;

/**
 * What the company keeps besides public holidays: the new year and Obon, when courses run as on public holidays; within
 * four weeks from today a day on which one owner counts its stock, and one on which a centre is closed.
 */
export function demoCompanyHolidays(today: string): CompanyHolidayInput[] {
  const year = Number(today.slice(0, 4));
  const stocktaking = addDays(today, 12);
  const training = addDays(today, 20);
  const kept: Facts[] = [
    { name: 'お盆', from: `${year}-08-13`, to: `${year}-08-15` },
    { name: '棚卸し', from: stocktaking, to: stocktaking, effect: 'closed', cargoOwnerId: demoId('cargo owner KM') },
    { name: '安全大会', from: training, to: training, effect: 'closed', departmentId: demoId('department AT') },
    { name: '年末年始', from: `${year}-12-31`, to: `${year + 1}-01-03` },
    { name: 'お盆', from: `${year + 1}-08-13`, to: `${year + 1}-08-15` },
  ];
  return kept.map((one) => ({ effect: 'asHoliday', runsAs: null, departmentId: null, cargoOwnerId: null, ...one }));
}
