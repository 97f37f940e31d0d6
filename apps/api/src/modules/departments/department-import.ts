import { bankAccountTypes } from '@haisha/validation/bank';
import {
  type Department,
  type DepartmentInput,
  departmentInputSchema,
  departmentKinds,
} from '@haisha/validation/department';
import { insertEntities, updateEntities } from '../../crud/write-many.ts';
import { isAmong } from '../../db/is-among.ts';
import { departments } from '../../db/schema/departments.ts';
import { importFieldsFor } from '../../imports/import-field.ts';
import { columnKey } from '../../imports/import-key.ts';
import type { ImportedEntity } from '../../imports/imported-entity.ts';
import { exportedDepartments } from './department-export.ts';
import { departmentRepository, departmentRow, requireTree } from './department-repository.ts';

const { text, phone, choice, reference } = importFieldsFor<DepartmentInput>('department');

export const importedDepartments: ImportedEntity<Department, DepartmentInput> = {
  exported: exportedDepartments,
  access: 'importDepartments.create',
  repository: departmentRepository,
  input: departmentInputSchema,
  fields: [
    text('code'),
    text('name'),
    text('nameEn'),
    text('shortName'),
    choice('kind', departmentKinds),
    reference('parentName', 'parentId', departments),
    text('postalCode'),
    text('prefecture'),
    text('city'),
    text('addressLine1'),
    text('addressLine2'),
    text('latitude'),
    text('longitude'),
    phone('phone'),
    phone('fax'),
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
    choice('bankAccountType', bankAccountTypes),
    text('bankAccountNumber'),
    text('bankAccountHolder'),
    text('sortOrder'),
    text('note'),
  ],
  keys: [columnKey('code', departments, departments.code)],
  resembles: {
    name: departments.name,
    phone: departments.phone,
    place: { latitude: departments.latitude, longitude: departments.longitude },
  },

  async insert({ tx, actor }, inputs) {
    return await insertEntities(tx, departments, actor, inputs.map(departmentRow));
  },

  async update({ tx, actor }, changes) {
    const rows = changes.map(({ row: { id }, input }) => ({ ...departmentRow(input), id }));
    await updateEntities(tx, departments, actor, rows);
    if (changes.some(({ row, input }) => row.parentId !== input.parentId)) await requireTree(tx);
  },

  async remove({ tx }, ids) {
    await tx.delete(departments).where(isAmong(departments.id, ids));
  },
};
