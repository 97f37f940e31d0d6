/** 本社, 営業所, センター, 車庫. */
export const departmentKinds = ['headquarters', 'office', 'centre', 'garage'] as const;

export const departmentSortColumns = [
  'sortOrder',
  'code',
  'name',
  'shortName',
  'kind',
  'prefecture',
  'vehicleCount',
  'updatedAt',
] as const;

/** The fields that can be set in many rows at once. */
export const departmentSettable = ['parentId', 'kind'] as const;
