import { bankAccountTypes } from '@haisha/validation/bank';
import {
  type Department,
  type DepartmentInput,
  departmentInputSchema,
  departmentKinds,
} from '@haisha/validation/department';
import { departments } from '../../../db/schema/masters/departments.ts';
import { plainWrites } from '../../../services/imports/apply/plain-writes.ts';
import { importFieldsFor } from '../../../services/imports/fields/import-field.ts';
import { codeKeys } from '../../../services/imports/fields/import-key.ts';
import type { ImportedEntity } from '../../../services/imports/imported-entity.ts';
import { addressWarnings } from '../../../services/imports/judge/field-warnings.ts';
import { exportedDepartments } from './department-export.ts';
import { departmentRepository, departmentRow, requireTree } from './department-repository.ts';

const { text, padded, phone, choice, time, reference } = importFieldsFor<DepartmentInput>('department');
const plain = plainWrites<Department, DepartmentInput>(departments, departmentRow);

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
    padded('postalCode', 7, 5),
    text('prefecture'),
    text('city'),
    text('addressLine1'),
    text('addressLine2'),
    text('latitude'),
    text('longitude'),
    phone('phone'),
    phone('fax'),
    time('dayBoundaryTime'),
    time('businessStartTime'),
    time('businessEndTime'),
    text('issuerName'),
    text('issuerAddress'),
    text('issuerInvoiceNumber'),
    padded('bankCode', 4),
    text('bankName'),
    padded('branchCode', 3),
    text('branchName'),
    choice('bankAccountType', bankAccountTypes),
    padded('bankAccountNumber', 7),
    text('bankAccountHolder'),
    text('sortOrder'),
    text('note'),
  ],
  usualHeaders: {
    code: ['部門コード', '部門CD', '部署CD', '営業所コード', '営業所CD', '拠点コード'],
    name: ['部門名', '営業所名', '拠点名', 'センター名', '部門', '営業所', '拠点'],
    businessStartTime: ['始業', '始業時刻', '営業開始'],
    businessEndTime: ['終業', '終業時刻', '営業終了'],
  },
  warnings: addressWarnings(),
  keys: codeKeys(departments, departments.code),
  resembles: {
    name: departments.name,
    phone: departments.phone,
    place: { latitude: departments.latitude, longitude: departments.longitude },
  },
  ...plain,

  async update(write, changes) {
    await plain.update(write, changes);
    if (changes.some(({ row, input }) => row.parentId !== input.parentId)) await requireTree(write.tx);
  },
};
