import { referenceCell } from '@haisha/imports/reference-cell';
import { department } from '@haisha/references/departments/department';

/** The cells of imports of operation times that name one record of another master. */
export const operationTimeReferenceCells = {
  departmentName: referenceCell(department),
};
