import { type Permission, permissions, roles, scopes } from '@haisha/rules/permission';
import * as z from 'zod';
import { text } from './field.ts';
import { presentPassword } from './password.ts';
import { departmentScopes, languages, themes } from './user-choices.ts';

export const loginInputSchema = z.strictObject({ loginId: text({ max: 254 }), password: presentPassword() });

/** The second step of a login: six digits of the authenticator, or a recovery code. */
export const secondFactorInputSchema = z.strictObject({ code: text({ max: 40 }) });

/** The logged-in user with their permissions, each with its scope. */
export const sessionSchema = z.object({
  user: z.object({
    id: z.uuid(),
    loginId: z.string(),
    name: z.string(),
    roles: z.array(z.enum(roles)),
    language: z.enum(languages),
    theme: z.enum(themes),
    departmentScope: z.enum(departmentScopes),
    departmentIds: z.array(z.uuid()),
    /** While true, every other route answers `password.change_required`. */
    mustChangePassword: z.boolean(),
  }),
  permissions: z.partialRecord(z.enum(permissions as [Permission, ...Permission[]]), z.enum(scopes)),
});
export const sessionAnswerSchema = z.object({ session: sessionSchema.nullable() });
/** What the server knows about the session; `ended` means that somebody ended it before it expired. */
export const sessionStateSchema = sessionAnswerSchema.extend({ ended: z.boolean() });

/** A successful login: the session, or the required second step and its time limit. */
export const loginAnswerSchema = sessionAnswerSchema.extend({
  secondFactor: z.object({ endsAt: z.iso.datetime() }).nullable(),
});

/** A place where the user is logged in; `browser` and `system` as far as the user agent tells. */
export const ownSessionSchema = z.object({
  id: z.uuid(),
  isThis: z.boolean(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  device: z.enum(['desktop', 'tablet', 'mobile']).nullable(),
  address: z.string().nullable(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
});
/** The user's sessions, this one first, then the most recently used. */
export const ownSessionListSchema = z.object({ items: z.array(ownSessionSchema) });

export type LoginInput = z.output<typeof loginInputSchema>;
export type SecondFactorInput = z.output<typeof secondFactorInputSchema>;
export type Session = z.output<typeof sessionSchema>;
export type SessionAnswer = z.output<typeof sessionAnswerSchema>;
export type SessionState = z.output<typeof sessionStateSchema>;
export type LoginAnswer = z.output<typeof loginAnswerSchema>;
export type OwnSession = z.output<typeof ownSessionSchema>;
