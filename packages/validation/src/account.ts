import { type Permission, permissions, roles, scopes } from '@haisha/rules/permission';
import { permissionGroups } from '@haisha/rules/permission-groups';
import * as z from 'zod';
import { oneOf, text } from './field.ts';
import { katakana } from './japanese-field.ts';
import { newPassword, presentPassword } from './password.ts';
import { loginAnswerSchema } from './session.ts';
import { loginId } from './user.ts';
import { departmentScopes, languages, themes } from './user-choices.ts';

/** What users see of their own account. */
export const accountSchema = z.object({
  loginId: z.string(),
  name: z.string(),
  kana: z.string(),
  phone: z.string().nullable(),
  roles: z.array(z.enum(roles)),
  departmentScope: z.enum(departmentScopes),
  departmentNames: z.array(z.string()),
  /** The English names of the departments, for English pages. */
  departmentNamesEn: z.array(z.string()),
  language: z.enum(languages),
  theme: z.enum(themes),
  /** False for users with single sign-on only: they have no password to change and no second factor here. */
  hasPassword: z.boolean(),
  hasSingleSignOn: z.boolean(),
  /** Null while it is off. */
  totp: z.object({ since: z.iso.datetime(), recoveryCodesLeft: z.int() }).nullable(),
  lastLoginAt: z.iso.datetime().nullable(),
});

/** Language and theme follow a user from browser to browser; a value that is left out stays. */
export const accountUpdateSchema = z.strictObject({
  language: oneOf(languages).optional(),
  theme: oneOf(themes).optional(),
});

export const passwordChangeSchema = z.strictObject({ presentPassword: presentPassword(), newPassword: newPassword() });

/** Changes to the second factor are confirmed by the user's password. */
export const totpBeginSchema = z.strictObject({ presentPassword: presentPassword() });
/** The secret for an authenticator: as text, as an otpauth address, and as a picture of that address (SVG). */
export const totpSecretSchema = z.object({ secret: z.string(), uri: z.string(), svg: z.string() });
export const totpConfirmSchema = z.strictObject({ code: text({ max: 10 }) });
export const totpEndSchema = z.strictObject({ presentPassword: presentPassword(), code: text({ max: 40 }) });
/** Shown once: only their hashes are stored. */
export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });

export const linkPurposes = ['invitation', 'passwordReset', 'firstAdministrator'] as const;

/** The token of a one-time link; it is sent in bodies only, never in an address. */
export const linkTokenSchema = z.strictObject({ token: z.string().min(1, 'required').max(200, 'max') });
/** The purpose of a link; the link for the first administrator names nobody. */
export const linkSchema = z.object({
  purpose: z.enum(linkPurposes),
  endsAt: z.iso.datetime(),
  user: z.object({ loginId: z.string(), name: z.string(), language: z.enum(languages) }).nullable(),
});
export const linkRedemptionSchema = linkTokenSchema.extend({ password: newPassword() });
/** Redeems the link for the first administrator of an installation. */
export const firstAdministratorSchema = linkRedemptionSchema.extend({
  loginId: loginId(),
  name: text({ max: 60 }),
  kana: katakana({ max: 60 }),
  language: oneOf(languages),
});

export const passwordResetRequestSchema = z.strictObject({ loginId: text({ max: 254 }) });

/** A path of this site to open after login; anything else becomes the start page. */
const returnTo = z.string().max(2000, 'max').default('/');

export const singleSignOnStartSchema = z.strictObject({ returnTo });
/** The address at which the browser logs in. */
export const singleSignOnAddressSchema = z.object({ address: z.string() });
/** The query with which the provider returned the browser to `/auth`, such as `code=…&state=…`. */
export const singleSignOnReturnSchema = z.strictObject({ query: z.string().min(1, 'required').max(4000, 'max') });
export const singleSignOnAnswerSchema = loginAnswerSchema.extend({ returnTo: z.string() });

/** The permission matrix, by groups: what each role may do, and on which rows; null refuses. */
export const permissionTableSchema = z.object({
  roles: z.array(z.enum(roles)),
  rows: z.array(
    z.object({
      permission: z.enum(permissions as [Permission, ...Permission[]]),
      group: z.enum(permissionGroups),
      scopes: z.record(z.enum(roles), z.enum(scopes).nullable()),
    }),
  ),
});

export type Account = z.output<typeof accountSchema>;
export type AccountUpdate = z.output<typeof accountUpdateSchema>;
export type Link = z.output<typeof linkSchema>;
export type LinkPurpose = (typeof linkPurposes)[number];
export type FirstAdministrator = z.output<typeof firstAdministratorSchema>;
export type PermissionTable = z.output<typeof permissionTableSchema>;
export type TotpSecret = z.output<typeof totpSecretSchema>;
