import { roles as knownRoles, type Role } from '@haisha/rules/permission';
import { searchText } from '@haisha/rules/search-text';
import { loginId as loginIdField } from '@haisha/validation/user';
import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../../db/database.ts';
import { users } from '../../../db/schema/identity/users.ts';
import { signOnUnknownUser } from '../../../http/errors.ts';
import { announceChange } from '../../../services/realtime/messages/announce.ts';
import { recordUserAct } from '../../../services/records/audit/record-user-act.ts';
import type { Env } from '../../../settings/env.ts';
import { readRoleMap } from '../../../settings/identity-settings.ts';
import { isOtherAdministratorLeft, lockAdministrators } from '../users/user-rules.ts';
import type { Claims } from './provider.ts';

type Known = { id: string; roles: Role[]; version: number; externalSubject: string | null; archivedAt: string | null };
type Settings = Pick<Env, 'OIDC_ROLE_CLAIM' | 'OIDC_ROLE_MAP' | 'OIDC_CREATE_USERS'>;
export type SignedOn = { userId: string; hasOtherRoles: boolean };

/**
 * Finds the account by the provider's subject, the first time by a verified address that is a login ID, or creates it
 * where the settings allow that. Roles follow the provider's claim, which cannot remove the last administrator.
 */
export async function signOnUser(
  tx: Transaction,
  settings: Settings,
  claims: Claims,
  requestId: string,
): Promise<SignedOn> {
  await lockAdministrators(tx);
  const wanted = rolesOf(settings, claims);
  if (wanted?.length === 0) throw signOnUnknownUser();
  const known = (await findBySubject(tx, claims.subject)) ?? (await findByAddress(tx, claims));
  if (!known) {
    if (!settings.OIDC_CREATE_USERS || !wanted) throw signOnUnknownUser();
    return { userId: await createUser(tx, claims, wanted, requestId), hasOtherRoles: false };
  }
  if (known.archivedAt !== null) throw signOnUnknownUser();
  if (known.externalSubject === null) await link(tx, known, claims.subject, requestId);
  return { userId: known.id, hasOtherRoles: await followRoles(tx, known, wanted, requestId) };
}

/** Reads the roles from the claims; undefined where no claim is set up. */
function rolesOf({ OIDC_ROLE_CLAIM, OIDC_ROLE_MAP }: Settings, claims: Claims): Role[] | undefined {
  if (OIDC_ROLE_CLAIM === undefined) return undefined;
  const map = readRoleMap(OIDC_ROLE_MAP);
  const mapped = new Set([claims[OIDC_ROLE_CLAIM]].flat().map((value) => map?.get(String(value))));
  return knownRoles.filter((role) => mapped.has(role));
}

const columns = {
  id: users.id,
  roles: users.roles,
  version: users.version,
  externalSubject: users.externalSubject,
  archivedAt: users.archivedAt,
};

async function findBySubject(tx: Transaction, subject: string): Promise<Known | undefined> {
  const [user] = await tx.select(columns).from(users).where(eq(users.externalSubject, subject)).for('no key update');
  return user;
}

/** Finds the account by address, unless another subject of the provider owns it. */
async function findByAddress(tx: Transaction, claims: Claims): Promise<Known | undefined> {
  const address = verifiedAddress(claims);
  if (address === undefined) return undefined;
  const [user] = await tx
    .select(columns)
    .from(users)
    .where(eq(sql`lower(${users.loginId})`, address))
    .for('no key update');
  if (user && user.externalSubject !== null) throw signOnUnknownUser();
  return user;
}

function verifiedAddress({ email, email_verified: isVerified }: Claims): string | undefined {
  const read = loginIdField().safeParse(email);
  return isVerified === true && read.success && read.data.includes('@') ? read.data : undefined;
}

async function link(
  tx: Transaction,
  { id, version }: Known,
  externalSubject: string,
  requestId: string,
): Promise<void> {
  await tx.update(users).set({ externalSubject }).where(eq(users.id, id));
  await recordUserAct(tx, { userId: id, action: 'singleSignOnLinked', requestId });
  announceChange(tx, { entity: 'user', id, version, action: 'singleSignOnLinked' });
}

async function followRoles(tx: Transaction, user: Known, wanted: Role[] | undefined, requestId: string) {
  if (wanted === undefined || wanted.join() === [...user.roles].sort(byRank).join()) return false;
  const loses = user.roles.includes('admin') && !wanted.includes('admin');
  if (loses && !(await isOtherAdministratorLeft(tx, user.id))) return false;
  const [changed] = await tx
    .update(users)
    .set({ roles: wanted, version: sql`${users.version} + 1`, updatedAt: sql`now()`, updatedBy: null })
    .where(eq(users.id, user.id))
    .returning({ id: users.id, version: users.version });
  const [before, after] = [{ roles: user.roles }, { roles: wanted }];
  await recordUserAct(tx, { userId: user.id, action: 'update', before, after, requestId });
  if (changed) announceChange(tx, { entity: 'user', ...changed, action: 'update' });
  return true;
}

/** Creates the user without departments and kana, which an administrator adds later. */
async function createUser(tx: Transaction, claims: Claims, roles: Role[], requestId: string): Promise<string> {
  const loginId = verifiedAddress(claims);
  if (loginId === undefined) throw signOnUnknownUser();
  const name = typeof claims.name === 'string' && claims.name.trim() !== '' ? claims.name.trim().slice(0, 60) : loginId;
  const language = typeof claims.locale === 'string' && /^en\b/.test(claims.locale) ? 'en' : 'ja';
  const row = { loginId, name, kana: '', roles, departmentScope: 'own' as const, language: language as 'ja' | 'en' };
  const values = { ...row, externalSubject: claims.subject, searchText: searchText(loginId, name) };
  const [user] = await tx.insert(users).values(values).returning({ id: users.id, version: users.version });
  if (!user) throw new Error('no user was made');
  await recordUserAct(tx, { userId: user.id, action: 'create', after: row, requestId });
  announceChange(tx, { entity: 'user', ...user, action: 'create' });
  return user.id;
}

function byRank(one: Role, other: Role): number {
  return knownRoles.indexOf(one) - knownRoles.indexOf(other);
}
