import type { ImportEntity } from '@haisha/validation/import-choices';

/** The masters that a company brings first, whose files come in Shift_JIS, with errors and with duplicates as well. */
const firstMasters = ['vehicle', 'driver', 'customer', 'destination'] as const;
export type FirstMaster = (typeof firstMasters)[number];

export type Fault = [field: string, text: string];

/** One in each row from the first on. */
export const sampleFaults: Record<FirstMaster, readonly Fault[]> = {
  vehicle: [
    ['code', ''],
    ['plate', '大宮 100 ん 12-34'],
    ['maxLoadKg', '約3トン'],
    ['inspectionExpiryDate', '2027/02/30'],
    ['departmentName', '岩槻営業所'],
    ['transmission', 'CVT'],
    ['odometerDate', '2106/11/19'],
  ],
  driver: [
    ['name', ''],
    ['kana', '相沢 敦'],
    ['birthDate', 'R8.13.1'],
    ['phone', '12345'],
    ['departmentName', '厚木'],
    ['employmentType', 'バイト'],
    ['record.licenceExpiryDate', '2029/02/29'],
    ['record.licences', '大型 1980-04-01'],
  ],
  customer: [
    ['name', ''],
    ['kana', '白樺製菓'],
    ['postalCode', '123-456'],
    ['email', 'keiri@'],
    ['terms.closingDay', '29'],
  ],
  destination: [
    ['kind', ''],
    ['cargoOwnerName', 'ひなた商店'],
    ['latitude', '200'],
    ['slots', '月 朝6時から'],
    ['zones', '氷温'],
    ['workMinutes', '約25分'],
    ['phone', '03-12'],
  ],
};

/** One in each row from the first on: it looks wrong, and can be taken as it is. */
export const sampleWarnings: Record<FirstMaster, readonly Fault[]> = {
  vehicle: [
    ['grossWeightKg', '20000'],
    ['monthlyVehicleCostYen', '120'],
    ['plate', '大宮 330 さ 12-34'],
    ['odometerKm', '4500000'],
    ['note', '平日は岩槻?大宮の便'],
  ],
  driver: [
    ['postalCode', '100-0005'],
    ['hiredDate', '1984-04-01'],
    ['record.licenceNumber', '433012345670'],
    ['record.licences', '大型 2008-04-01'],
  ],
  customer: [
    ['postalCode', '100-0005'],
    ['terms.creditLimitYen', '500'],
    ['terms.paymentMonths', '5日締め翌月末払い'],
    ['name', 'しらかば??製菓'],
    ['name', 'はやぶさ商店様'],
  ],
  destination: [['postalCode', '100-0005']],
};

/** Cells as people type them: taken, and shown as what they become. */
export const sampleSpellings: Record<FirstMaster, readonly Fault[]> = {
  vehicle: [
    ['maxLoadKg', '２，０００'],
    ['inspectionExpiryDate', 'R9.3.31'],
  ],
  driver: [
    ['birthDate', '昭和60年4月1日'],
    ['phone', '０９０－００００－７９９９'],
  ],
  customer: [
    ['postalCode', '〒273-0005'],
    ['phone', '048(000)3999'],
  ],
  destination: [
    ['postalCode', '１２１－００６４'],
    ['workMinutes', '２５'],
  ],
};

/** Cells in which a new row says what a record of the demo company says. */
export const sampleCollisions: Record<FirstMaster, readonly (readonly string[])[]> = {
  vehicle: [['plate'], ['chassisNumber']],
  driver: [['phone']],
  customer: [['phone']],
  destination: [['phone'], ['name', 'kana', 'latitude', 'longitude']],
};

export function isFirst(entity: ImportEntity): entity is FirstMaster {
  return firstMasters.some((one) => one === entity);
}
