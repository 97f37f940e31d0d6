import { roles } from '@haisha/rules/permission';
import * as z from 'zod';
import { entityFields, personSchema, versionSchema } from './entity.ts';
import { oneOf, optional, printable, reference, text } from './field.ts';
import { viewedLists } from './saved-view-choices.ts';

const listField = { list: z.enum(viewedLists) };
const savedViewFields = {
  name: text({ max: 40 }),
  /** The users of this department see it too; null keeps it private. */
  departmentId: optional(reference()),
};
/** The query of the list's address. */
const query = z.string().overwrite(printable).max(2000);

export const savedViewFieldsSchema = z.object(savedViewFields);
export const savedViewInputSchema = z.object({ ...listField, ...savedViewFields, query });
export const savedViewUpdateSchema = z.object({ ...savedViewFields, query, ...versionSchema.shape });

export const savedViewSchema = z.object({
  ...entityFields,
  ...listField,
  name: z.string(),
  query: z.string(),
  owner: personSchema,
  departmentId: z.uuid().nullable(),
  departmentName: z.string().nullable(),
  departmentNameEn: z.string().nullable(),
  /** The roles for which the list opens with it. */
  roles: z.array(z.enum(roles)),
});

export const savedViewsQuerySchema = z.strictObject(listField);

/** The views of a list that a user has or that others share, and which of them the list opens with. */
export const savedViewsSchema = z.object({
  ...listField,
  items: z.array(savedViewSchema),
  /** The user's choice: one of them, the plain list, or the view of the user's roles. */
  ownDefault: z.union([z.uuid(), z.enum(['plain', 'role'])]),
  /** The view that the list finally opens with; null is the plain list. */
  opensWith: z.uuid().nullable(),
});

export const ownDefaultSchema = z.object({ ...listField, opensWith: savedViewsSchema.shape.ownDefault });
/** Null: the role opens the plain list. */
export const roleDefaultSchema = z.object({ ...listField, role: oneOf(roles), viewId: z.uuid().nullable() });

export type SavedView = z.output<typeof savedViewSchema>;
export type SavedViews = z.output<typeof savedViewsSchema>;
export type SavedViewInput = z.output<typeof savedViewInputSchema>;
export type SavedViewUpdate = z.output<typeof savedViewUpdateSchema>;
export type OwnDefault = z.output<typeof ownDefaultSchema>;
export type RoleDefault = z.output<typeof roleDefaultSchema>;
