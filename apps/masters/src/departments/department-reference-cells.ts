import { referenceCell } from '@haisha/imports/reference-cell';
import { department } from '@haisha/references/departments/department';

/** The cells of imports of departments that name one record of another master. */
export const departmentReferenceCells = {
  parentName: referenceCell(department),
};
