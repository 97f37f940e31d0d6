export const directionSortColumns = ['sortOrder', 'code', 'name', 'departmentName', 'updatedAt'] as const;

/** The fields that can be set in many rows at once. */
export const directionSettable = ['departmentId'] as const;

export const mostMunicipalities = 300;
