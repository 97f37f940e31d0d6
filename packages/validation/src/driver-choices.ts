import type { DriverState } from '@haisha/rules/driver-state';

/** 男性, 女性. */
export const sexes = ['male', 'female'] as const;

export const bloodGroups = ['A', 'B', 'O', 'AB'] as const;

/** 正社員, 契約, パート, 派遣, 日雇, 個人委託. */
export const employmentTypes = ['permanent', 'contract', 'partTime', 'temporary', 'daily', 'contractor'] as const;

/** Monday first, as in a working week. */
export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

/** 選任前, 選任中, 退職: derived from the appointment date and the leaving date. */
export const driverStates = ['notAppointed', 'appointed', 'left'] as const satisfies readonly DriverState[];

export const driverSortColumns = [
  'code',
  'kana',
  'name',
  'departmentName',
  'employmentType',
  'hiredDate',
  'licenceExpiryDate',
  'nextHealthCheckDate',
  'nextAptitudeTestDate',
  'updatedAt',
] as const;

/** The fields that can be set in many rows at once. */
export const driverSettable = ['departmentId', 'employmentType', 'canWorkNights'] as const;
