import { roles } from '@haisha/rules/permission';
import * as z from 'zod';
import { crossField, type UncheckedFields } from './cross-field.ts';
import { entityFields, listQuery, repeatable, versionSchema } from './entity.ts';
import { cleanText, type Field, flag, note, oneOf, optional, reference, rules, someOf, text } from './field.ts';
import { katakana, phone } from './japanese-field.ts';
import { character, distinct, emailRule, type FieldError, max, min, type RuleFailure } from './rule.ts';
import { stored } from './stored.ts';
import { departmentScopes, languages, userSortColumns, userStates } from './user-choices.ts';

export { userSortColumns, userStates } from './user-choices.ts';

const mostDepartments = 200;

const userFields = {
  loginId: loginId(),
  name: text({ max: 60 }),
  kana: katakana({ max: 60 }),
  roles: someOf(roles),
  departmentScope: oneOf(departmentScopes),
  departmentIds: z
    .array(reference())
    .max(mostDepartments)
    .check(rules<string[]>(distinct))
    .default(() => []),
  /** The delivery company of a partner; empty for everybody else. */
  deliveryCompanyId: optional(reference()),
  language: oneOf(languages),
  phone: optional(phone()),
  mustChangePassword: flag(),
  note: optional(note()),
};

/** A user with an account. */
export const userInputSchema = z.object(userFields).check(crossField(userErrors));
export const userUpdateSchema = userInputSchema.safeExtend(versionSchema.shape);
export const userSchema = stored(userFields).extend({
  ...entityFields,
  departmentNames: z.array(z.string()),
  departmentNamesEn: z.array(z.string().nullable()),
  deliveryCompanyName: z.string().nullable(),
  deliveryCompanyNameEn: z.string().nullable(),
  state: z.enum(userStates),
  lastLoginAt: z.iso.datetime().nullable(),
  /** Whether the login asks for an authenticator code. */
  hasTotp: z.boolean(),
  /** Whether single sign-on knows this user. */
  hasSingleSignOn: z.boolean(),
  /** Until when an open invitation or reset can be used. */
  linkEndsAt: z.iso.datetime().nullable(),
});

/** A query for deactivated users by `state` returns them whatever `archived` says. */
export const userListQuerySchema = listQuery(userSortColumns, {
  role: repeatable(z.enum(roles)),
  state: repeatable(z.enum(userStates)),
  departmentId: repeatable(z.uuid()),
});

export const userContract = {
  name: 'user',
  input: userInputSchema,
  update: userUpdateSchema,
  output: userSchema,
  listQuery: userListQuerySchema,
  sortColumns: userSortColumns,
} as const;

/**
 * How an invitation or a reset was sent: by mail to the login ID, or, without mail or when the login ID is no address,
 * as a link that the administrator hands over, shown once.
 */
export const sentLinkSchema = z.object({
  /** Null for a mailed link: its time starts when the mail is written. */
  endsAt: z.iso.datetime().nullable(),
  mailedTo: z.string().nullable(),
  link: z.string().nullable(),
});

export type UserInput = z.output<typeof userInputSchema>;
export type User = z.output<typeof userSchema>;
export type UserListQuery = z.output<typeof userListQuerySchema>;
export type UserState = (typeof userStates)[number];
export type SentLink = z.output<typeof sentLinkSchema>;

/** What a user types to log in: an e-mail address, or an ID for users without one; case and width do not matter. */
export function loginId(): Field<string> {
  return cleanText((value) => value.normalize('NFKC').trim().toLowerCase(), [loginIdFailure], {
    minLength: 3,
    maxLength: 254,
  });
}

function loginIdFailure(value: string): RuleFailure | null {
  const checks = [character(/^[0-9a-z.!#$%&'*+/=?^_`{|}~@-]$/), min(3), max(254)];
  const failure = checks.map((check) => check(value)).find((found) => found !== null);
  return failure ?? (value.includes('@') ? emailRule(value) : null);
}

function userErrors(draft: UncheckedFields): FieldError[] {
  const { roles, deliveryCompanyId } = draft;
  const isPartner = Array.isArray(roles) && roles.includes('partner');
  const errors = departmentErrors(draft);
  return isPartner && deliveryCompanyId === null
    ? [...errors, { path: 'deliveryCompanyId', code: 'required' }]
    : errors;
}

function departmentErrors({ departmentScope, departmentIds, roles }: UncheckedFields): FieldError[] {
  const count = Array.isArray(departmentIds) ? departmentIds.length : 0;
  const isPartnerOnly = Array.isArray(roles) && roles.length === 1 && roles[0] === 'partner';
  if (departmentScope === 'list' && count === 0) return [{ path: 'departmentIds', code: 'choose' }];
  if (departmentScope !== 'own') return [];
  // A partner belongs to a delivery company.
  if (count === 1 || (count === 0 && isPartnerOnly)) return [];
  return [{ path: 'departmentIds', code: 'oneDepartment' }];
}
