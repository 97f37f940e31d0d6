import * as z from 'zod';
import { addressFields, positionErrors, positionFields } from './address.ts';
import { bankFields } from './bank.ts';
import { crossField } from './cross-field.ts';
import { departmentKinds, departmentSortColumns } from './department-choices.ts';
import { entityFields, listQuery, repeatable, versionSchema } from './entity.ts';
import { code, integer, note, oneOf, optional, reference, text, timeOfDay } from './field.ts';
import { invoiceNumber, name, phone } from './japanese-field.ts';
import { stored } from './stored.ts';

export { departmentKinds, departmentSortColumns } from './department-choices.ts';

const departmentFields = {
  code: code(),
  name: name({ max: 60 }),
  nameEn: optional(text({ max: 60 })),
  shortName: text({ max: 20 }),
  kind: oneOf(departmentKinds),
  parentId: optional(reference()),
  ...addressFields,
  ...positionFields,
  phone: optional(phone()),
  fax: optional(phone()),
  dayBoundaryTime: timeOfDay(),
  businessStartTime: timeOfDay(),
  businessEndTime: timeOfDay(),
  issuerName: optional(text({ max: 60 })),
  issuerAddress: optional(text({ max: 160 })),
  issuerInvoiceNumber: optional(invoiceNumber({ legalForm: 'corporation' })),
  ...bankFields,
  sortOrder: integer({ min: 0, max: 99_999 }),
  note: optional(note()),
};

/**
 * A department. Operation managers, garage place and rest place belong to later entities and are not part of it yet.
 */
export const departmentInputSchema = z.object(departmentFields).check(crossField(positionErrors));
export const departmentUpdateSchema = departmentInputSchema.safeExtend(versionSchema.shape);
export const departmentSchema = stored(departmentFields).extend({
  ...entityFields,
  parentName: z.string().nullable(),
  parentNameEn: z.string().nullable(),
  /** The number of its vehicles that are not archived, from which the required number of operation managers follows. */
  vehicleCount: z.int(),
});

export const departmentListQuerySchema = listQuery(departmentSortColumns, {
  kind: repeatable(z.enum(departmentKinds)),
});

/** The names and kinds of the departments that vehicles belong to; every user who reads vehicles may read them. */
export const departmentNamesSchema = z.object({
  items: z.array(
    z.object({
      id: z.uuid(),
      code: z.string(),
      name: z.string(),
      nameEn: z.string().nullable(),
      kind: z.enum(departmentKinds),
    }),
  ),
});

export const departmentContract = {
  name: 'department',
  input: departmentInputSchema,
  update: departmentUpdateSchema,
  output: departmentSchema,
  listQuery: departmentListQuerySchema,
  sortColumns: departmentSortColumns,
} as const;

export type DepartmentInput = z.output<typeof departmentInputSchema>;
export type Department = z.output<typeof departmentSchema>;
export type DepartmentNames = z.output<typeof departmentNamesSchema>;
export type DepartmentListQuery = z.output<typeof departmentListQuerySchema>;
export type DepartmentKind = (typeof departmentKinds)[number];
