/** 軽, 小型(2t), 中型(4t), 大型(10t), トレーラ: the classes of the standard fares. */
export const vehicleClasses = ['kei', 'small', 'medium', 'large', 'trailer'] as const;

export const vehicleTypeSortColumns = [
  'sortOrder',
  'code',
  'name',
  'vehicleClass',
  'grossWeightKg',
  'maxLoadKg',
  'vehicleCount',
  'updatedAt',
] as const;

/** The fields that can be set in many rows at once. */
export const vehicleTypeSettable = ['vehicleClass', 'bodyType'] as const;
