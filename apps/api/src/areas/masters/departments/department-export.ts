import { type Department, type DepartmentListQuery, departmentListQuerySchema } from '@haisha/validation/department';
import { isAmong } from '../../../db/is-among.ts';
import { departments } from '../../../db/schema/masters/departments.ts';
import { columnsFor, type ExportColumn } from '../../../services/exports/cells/export-column.ts';
import { type ExportedEntity, selectedBy } from '../../../services/exports/exported-entity.ts';
import type { Labels } from '../../../services/words/labels.ts';
import { departmentIds, selectDepartments } from './department-list.ts';

export const exportedDepartments: ExportedEntity<Department, DepartmentListQuery> = {
  path: '/departments',
  name: 'department',
  listQuery: departmentListQuerySchema,
  columns: departmentColumns,
  calls: [departments],
  ids: departmentIds,
  ...selectedBy((db, ids) => selectDepartments(db).where(isAmong(departments.id, ids))),
};

function departmentColumns(labels: Labels): ExportColumn<Department>[] {
  const { text, reference, number, instant, choice } = columnsFor<Department>(labels);
  return [
    text('code'),
    text('name'),
    text('nameEn'),
    text('shortName'),
    choice('kind'),
    reference('parentName'),
    text('postalCode'),
    text('prefecture'),
    text('city'),
    text('addressLine1'),
    text('addressLine2'),
    number('latitude'),
    number('longitude'),
    text('phone'),
    text('fax'),
    text('dayBoundaryTime'),
    text('businessStartTime'),
    text('businessEndTime'),
    text('issuerName'),
    text('issuerAddress'),
    text('issuerInvoiceNumber'),
    text('bankCode'),
    text('bankName'),
    text('branchCode'),
    text('branchName'),
    choice('bankAccountType'),
    text('bankAccountNumber'),
    text('bankAccountHolder'),
    number('sortOrder'),
    number('vehicleCount'),
    text('note'),
    instant('updatedAt'),
    instant('archivedAt'),
  ];
}
