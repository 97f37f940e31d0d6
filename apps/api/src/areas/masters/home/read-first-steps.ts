import { type FirstStep, firstSteps, type Home } from '@haisha/validation/home';
import { isNull, ne } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { users } from '../../../db/schema/identity/users.ts';
import { departments } from '../../../db/schema/masters/departments.ts';
import { vehicleTypes } from '../../../db/schema/masters/vehicle-types.ts';
import { vehicles } from '../../../db/schema/masters/vehicles.ts';
import type { Actor } from '../../../http/access/actor.ts';

/** Returns which first steps are done, of those this user may do; nothing once all are. */
export async function readFirstSteps(db: Database, actor: Actor): Promise<Home['firstSteps']> {
  const mayDo = firstSteps.filter((step) => actor.scopeOf(`${step}.create`) !== undefined);
  const steps = await Promise.all(mayDo.map(async (step) => ({ step, done: await isDone(db, actor, step) })));
  return steps.every(({ done }) => done) ? [] : steps;
}

async function isDone(db: Database, { userId }: Actor, step: FirstStep): Promise<boolean> {
  const found = {
    department: () => db.select({ id: departments.id }).from(departments).where(isNull(departments.archivedAt)),
    vehicleType: () => db.select({ id: vehicleTypes.id }).from(vehicleTypes).where(isNull(vehicleTypes.archivedAt)),
    vehicle: () => db.select({ id: vehicles.id }).from(vehicles).where(isNull(vehicles.archivedAt)),
    // The user who asks does not count.
    user: () => db.select({ id: users.id }).from(users).where(ne(users.id, userId)),
  } as const;
  return (await found[step]().limit(1)).length > 0;
}
