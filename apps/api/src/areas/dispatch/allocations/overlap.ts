import type { Problem } from '@haisha/validation/problem';
import { DrizzleQueryError, sql } from 'drizzle-orm';
import pg from 'pg';
import { isoInstant } from '../../../db/instant.ts';
import { runInTheWay } from '../../../http/errors.ts';
import type { Reader } from '../../../services/records/entity-repository.ts';

type InTheWay = NonNullable<Problem['inTheWay']>;

const exclusionViolation = '23P01';
const existing = /existing key \(\w+, during\)=\(([0-9a-f-]+), (.+)\)\.?$/;

/** What the constraints keep from being needed twice. */
const subjects: Record<string, InTheWay['subject']> = {
  allocations_vehicle_no_overlap: 'vehicle',
  allocations_trailer_no_overlap: 'trailer',
  allocation_crew_no_overlap: 'driver',
};

/** Two commands that wait for each other: the database ends one of them, which then has to be tried again. */
const deadlock = '40P01';
const mostAttempts = 3;

/**
 * Runs a command of a run. Where an exclusion constraint refuses it, whoever asked hears which run is in the way; it is
 * looked up after the transaction, in which nothing can be read any more.
 */
export async function withRunInTheWay<Answer>(db: Reader, command: () => Promise<Answer>): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await command();
    } catch (error) {
      const cause = error instanceof DrizzleQueryError ? error.cause : error;
      if (!(cause instanceof pg.DatabaseError)) throw error;
      if (cause.code === exclusionViolation) throw runInTheWay(await findInTheWay(db, cause));
      if (cause.code !== deadlock || attempt === mostAttempts) throw error;
    }
  }
}

async function findInTheWay(db: Reader, { constraint = '', detail = '' }: pg.DatabaseError): Promise<InTheWay | null> {
  const [, id, during] = existing.exec(detail) ?? [];
  const subject = subjects[constraint];
  if (!id || !during || !subject) return null;
  const its = sql.raw(subject === 'trailer' ? 'a.trailer_id' : 'a.vehicle_id');
  const isMeant =
    subject === 'driver'
      ? sql`a.id in (select c.allocation_id from allocation_crew c
          where c.driver_id = ${id} and c.during = ${during}::tstzrange and not c.is_released)`
      : sql`${its} = ${id} and a.during = ${during}::tstzrange and a.status not in ('cancelled', 'declined')`;
  const { rows } = await db.execute<Omit<InTheWay, 'subject'>>(sql`
    select a.id, a.number, ${isoInstant(sql`lower(a.during)`)} as start, ${isoInstant(sql`upper(a.during)`)} as "end"
    from allocations a where ${isMeant} limit 1`);
  const [run] = rows;
  return run ? { ...run, subject } : null;
}
