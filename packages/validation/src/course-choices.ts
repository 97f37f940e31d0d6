/** センター間, 店舗直送, 共配, 回送. */
export const courseKinds = ['centre', 'store', 'shared', 'empty'] as const;

/** Courses of which a stop would be reached before the one before it is left. */
export const stopOrders = ['early'] as const;

export const courseSortColumns = [
  'code',
  'name',
  'roundNumber',
  'departmentName',
  'directionName',
  'kind',
  'vehicleTypeName',
  'stopCount',
  'reportMinutes',
  'dutyMinutes',
  'updatedAt',
] as const;

/** The fields that can be set in many rows at once. */
export const courseSettable = [
  'departmentId',
  'directionId',
  'cargoOwnerId',
  'vehicleTypeId',
  'runsOnHolidays',
] as const;
