import { grantsOf } from '@haisha/rules/permission';
import type { NoteAudiences } from '@haisha/validation/destination-note';
import { type NoteVisibility, visibilitiesOf } from '@haisha/validation/destination-note-choices';
import { and, arrayContains, isNull } from 'drizzle-orm';
import { users } from '../../../db/schema/identity/users.ts';
import type { Reader } from '../../../services/records/entity-repository.ts';
import type { NoteReader } from './note-reader.ts';

/** Counts the drivers with an account who see what the author may write, for authors who read all drivers. */
export async function noteAudiences(
  db: Reader,
  { visibilities }: NoteReader,
  readsAllDrivers: boolean,
): Promise<NoteAudiences> {
  const seen = readsAllDrivers ? await whatDriversSee(db) : null;
  const countOf = (visibility: NoteVisibility) => seen?.filter((some) => some.includes(visibility)).length ?? null;
  return { items: visibilities.map((visibility) => ({ visibility, driverCount: countOf(visibility) })) };
}

async function whatDriversSee(db: Reader) {
  const drivers = await db
    .select({ roles: users.roles })
    .from(users)
    .where(and(arrayContains(users.roles, ['driver']), isNull(users.archivedAt)));
  return drivers.map(({ roles }) => visibilitiesOf(roles, grantsOf(roles)['destinationNote.read']));
}
