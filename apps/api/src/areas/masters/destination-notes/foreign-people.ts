import { and, arrayContains, eq, inArray, isNull, ne, or } from 'drizzle-orm';
import { deliveryCompanyUsers } from '../../../db/schema/identity/delivery-company-users.ts';
import { users } from '../../../db/schema/identity/users.ts';
import type { Reader } from '../../../services/records/entity-repository.ts';
import type { NoteReader } from './note-reader.ts';

/** Returns which of these people a partner must not learn of: those of other delivery companies. */
export async function foreignPeople(
  db: Reader,
  { userId, visibilities, deliveryCompanyId }: NoteReader,
  ids: readonly (string | null | undefined)[],
): Promise<ReadonlySet<string>> {
  const known = [...new Set(ids.filter((id) => typeof id === 'string'))];
  if (visibilities.includes('drivers') || known.length === 0) return new Set();
  const { deliveryCompanyId: company, userId: member } = deliveryCompanyUsers;
  const isOfAnother = deliveryCompanyId === null ? undefined : or(isNull(company), ne(company, deliveryCompanyId));
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .leftJoin(deliveryCompanyUsers, eq(member, users.id))
    .where(and(inArray(users.id, known), ne(users.id, userId), arrayContains(users.roles, ['partner']), isOfAnother));
  return new Set(rows.map(({ id }) => id));
}
