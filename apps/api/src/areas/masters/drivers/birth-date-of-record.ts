import type { Driver, DriverInput } from '@haisha/validation/driver';
import { dayErrors } from '@haisha/validation/plausible-days';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../../db/database.ts';
import { driverRecords } from '../../../db/schema/masters/driver-records.ts';
import { validationFailed } from '../../../http/errors.ts';

/**
 * Refuses another birth date with which days of the driver's record cannot be, such as a licence obtained before its legal
 * age. The form has no field for these days, so the error stands at the birth date.
 */
export async function requireBirthDateOfRecord(
  tx: Transaction,
  today: string,
  before: Pick<Driver, 'id' | 'birthDate'>,
  now: Pick<DriverInput, 'birthDate'>,
): Promise<void> {
  if (now.birthDate === before.birthDate) return;
  const [record] = await tx.select().from(driverRecords).where(eq(driverRecords.driverId, before.id));
  if (!record) return;
  const { birthDate } = now;
  const known = { birthDate };
  const knownBefore = { birthDate: before.birthDate };
  const errors = dayErrors('driverRecord', record, { today, before: record, known, knownBefore });
  if (errors.length > 0) throw validationFailed([{ path: 'birthDate', code: 'birthDateOfRecord' }]);
}
