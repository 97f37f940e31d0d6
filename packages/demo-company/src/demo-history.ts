import { addDays, addMonths } from '@haisha/rules/calendar';
import type { VehicleStatus } from '@haisha/validation/vehicle';
import type { VehicleEntryInput } from '@haisha/validation/vehicle-history';
import type { DemoVehicle } from './demo-vehicles.ts';

type Period = { status: VehicleStatus; fromDate: string; toDate: string | null; note: string | null };

const inRepair = [8, 29, 46];

/** The periods of a vehicle's status; three of the sixty are in repair at any time, one is in inspection. */
export function demoStatuses(vehicle: DemoVehicle, index: number, today: string): Period[] {
  const first = `${vehicle.firstRegistrationMonth}-01`;
  const change = addDays(today, -(2 + (index % 3)));
  const other = otherStatus(index, today);
  if (!other) return [{ status: 'inService', fromDate: first, toDate: null, note: null }];
  return [
    { status: 'inService', fromDate: first, toDate: addDays(change, -1), note: null },
    { ...other, fromDate: change },
  ];
}

function otherStatus(index: number, today: string): Omit<Period, 'fromDate'> | null {
  if (inRepair.includes(index)) {
    return {
      status: 'inMaintenance',
      toDate: index === 8 ? addDays(today, 3) : null,
      note: '冷凍機コンプレッサー交換',
    };
  }
  if (index === 0) return { status: 'inInspection', toDate: addDays(today, 1), note: null };
  if (index === 17) return { status: 'suspended', toDate: null, note: '車検切れ' };
  if (index === 59) return { status: 'toBeRetired', toDate: null, note: '来月売却予定' };
  if (index === 60) return { status: 'retired', toDate: null, note: '売却' };
  return null;
}

/** What the register of a vehicle holds, oldest first. */
export function demoEntries(vehicle: DemoVehicle, index: number, today: string): VehicleEntryInput[] {
  const entries: VehicleEntryInput[] = [
    entry('inspection', addMonths(vehicle.inspectionExpiryDate, -12), {
      vendor: '埼葛自動車整備工場',
      amountYen: 86_000 + (index % 7) * 9_500,
      nextDueDate: vehicle.inspectionExpiryDate,
    }),
    entry('threeMonthInspection', addMonths(vehicle.nextThreeMonthInspectionDate, -3), {
      vendor: '自社整備',
      nextDueDate: vehicle.nextThreeMonthInspectionDate,
    }),
    entry('oil', addDays(today, -(31 + (index % 40))), { vendor: '自社整備', amountYen: 14_800 + (index % 5) * 800 }),
  ];
  if (index % 3 === 0) {
    entries.push(entry('tyre', addDays(today, -(120 + index)), { vendor: 'かえでタイヤ', amountYen: 168_000 }));
  }
  if (index % 5 === 2) {
    const note = 'ドア開閉時に異音。ヒンジを交換。';
    entries.push(
      entry('repair', addDays(today, -(64 + index)), { vendor: '埼葛自動車整備工場', amountYen: 43_200, note }),
    );
  }
  if (index === 20) {
    const note = '店舗駐車場で後退中にポールへ接触。人身なし、左後部に軽い損傷。';
    entries.push(entry('accident', addDays(today, -47), { amountYen: 72_000, note }));
  }
  if (inRepair.includes(index)) {
    entries.push(
      entry('breakdown', addDays(today, -3), { vendor: '北関東冷機サービス', note: '庫内温度が下がらない。' }),
    );
  }
  return entries
    .filter(({ entryDate }) => entryDate <= today && entryDate >= `${vehicle.firstRegistrationMonth}-01`)
    .sort((one, other) => one.entryDate.localeCompare(other.entryDate));
}

function entry(
  kind: VehicleEntryInput['kind'],
  entryDate: string,
  facts: Partial<Pick<VehicleEntryInput, 'vendor' | 'amountYen' | 'nextDueDate' | 'note'>>,
): VehicleEntryInput {
  const { vendor = null, amountYen = null, nextDueDate = null, note = null } = facts;
  const taxYen = amountYen === null ? null : Math.floor(amountYen / 10);
  return { kind, entryDate, odometerKm: null, vendor, amountYen, taxYen, nextDueDate, note, confirmOdometer: false };
}
