import { roles } from '@haisha/rules/permission';
import * as z from 'zod';
import { actorSchema, entityFields, versionSchema } from './entity.ts';
import { oneOf, optional, printable, reference, text } from './field.ts';
import { viewedLists } from './saved-view-choices.ts';

const listField = { list: z.enum(viewedLists) };
const savedViewFields = {
  name: text({ max: 40 }),
  /** The people of this department see it too; null keeps it private. */
  departmentId: optional(reference()),
};
/** The address of the list after the question mark. */
const query = z.string().overwrite(printable).max(2000);

export const savedViewFieldsSchema = z.object(savedViewFields);
export const savedViewInputSchema = z.object({ ...listField, ...savedViewFields, query });
export const savedViewUpdateSchema = z.object({ ...savedViewFields, query, ...versionSchema.shape });

export const savedViewSchema = z.object({
  ...entityFields,
  ...listField,
  name: z.string(),
  query: z.string(),
  owner: actorSchema,
  departmentId: z.uuid().nullable(),
  departmentName: z.string().nullable(),
  departmentNameEn: z.string().nullable(),
  /** For whom the list opens with it. */
  roles: z.array(z.enum(roles)),
});

export const savedViewsQuerySchema = z.strictObject(listField);

/** The views of a list that somebody has or is shown, and with which of them it opens. */
export const savedViewsSchema = z.object({
  ...listField,
  items: z.array(savedViewSchema),
  /** What the person has chosen: one of them, the plain list, or whatever the roles open with. */
  ownDefault: z.union([z.uuid(), z.enum(['plain', 'role'])]),
  /** With which the list opens after all that; null is the plain list. */
  opensWith: z.uuid().nullable(),
});

export const ownDefaultSchema = z.object({ ...listField, opensWith: savedViewsSchema.shape.ownDefault });
/** No view: the role opens the plain list. */
export const roleDefaultSchema = z.object({ ...listField, role: oneOf(roles), viewId: z.uuid().nullable() });

export type SavedView = z.output<typeof savedViewSchema>;
export type SavedViews = z.output<typeof savedViewsSchema>;
export type SavedViewInput = z.output<typeof savedViewInputSchema>;
export type SavedViewUpdate = z.output<typeof savedViewUpdateSchema>;
export type OwnDefault = z.output<typeof ownDefaultSchema>;
export type RoleDefault = z.output<typeof roleDefaultSchema>;
