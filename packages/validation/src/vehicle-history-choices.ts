/** 車検 … 走行距離, in the order of the register. */
export const vehicleEntryKinds = [
  'inspection',
  'threeMonthInspection',
  'twelveMonthInspection',
  'repair',
  'accident',
  'breakdown',
  'tyre',
  'oil',
  'refrigerator',
  'departmentChange',
  'driverChange',
  'plateChange',
  'statusChange',
  'odometer',
] as const;
