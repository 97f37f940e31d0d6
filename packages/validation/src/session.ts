import { type Permission, permissions, roles, scopes } from '@haisha/rules/permission';
import * as z from 'zod';
import { text } from './field.ts';

export const departmentScopes = ['own', 'list', 'all'] as const;
export const languages = ['ja', 'en'] as const;

export const loginInputSchema = z.strictObject({
  loginId: text({ max: 254 }),
  password: z.string().min(1, 'required').max(200, 'max'),
});

/** Who is logged in, and what they may do on which rows. */
export const sessionSchema = z.object({
  user: z.object({
    id: z.uuid(),
    loginId: z.string(),
    name: z.string(),
    roles: z.array(z.enum(roles)),
    language: z.enum(languages),
    departmentScope: z.enum(departmentScopes),
    departmentIds: z.array(z.uuid()),
    mustChangePassword: z.boolean(),
  }),
  permissions: z.partialRecord(z.enum(permissions as [Permission, ...Permission[]]), z.enum(scopes)),
});
export const sessionAnswerSchema = z.object({ session: sessionSchema.nullable() });

export type LoginInput = z.output<typeof loginInputSchema>;
export type Session = z.output<typeof sessionSchema>;
export type SessionAnswer = z.output<typeof sessionAnswerSchema>;
