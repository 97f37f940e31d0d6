import { sql } from 'drizzle-orm';
import { countRemoved, mostAtOnce, type Removal } from '../../../services/retention/removal.ts';

/** Removes what was kept about the vehicle; the vehicle stays as the name under old records. */
const subject = 'archivedVehicle';

/** Includes archived files: nothing keeps them longer than the history. */
const entryFiles: Removal = {
  subject,
  remove: async ({ db, store, before }) => {
    const { rows } = await db.execute<{ id: string }>(sql`
      select f.id from files f join vehicle_entries e on e.id = f.entity_id join vehicles v on v.id = e.vehicle_id
      where f.entity = 'vehicleHistory' and v.archived_at < ${before} limit ${mostAtOnce}`);
    const ids = rows.map(({ id }) => id);
    await store.remove(db, ids);
    return ids.length;
  },
};

const entries: Removal = {
  subject,
  remove: ({ db, before }) =>
    countRemoved(
      db,
      sql`delete from vehicle_entries where id in (
        select e.id from vehicle_entries e join vehicles v on v.id = e.vehicle_id
        where v.archived_at < ${before} limit ${mostAtOnce})`,
    ),
};

export const vehicleRemovals: readonly Removal[] = [entryFiles, entries];
