import { randomInt } from 'node:crypto';
import type { Person } from '@haisha/validation/entity';
import type { KioskDevice, KioskDeviceInput, NewKioskDevice } from '@haisha/validation/kiosk';
import { and, desc, eq, gt, isNull, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../../db/database.ts';
import { kioskDevices } from '../../../db/schema/attendance/kiosk-devices.ts';
import { users } from '../../../db/schema/identity/users.ts';
import { departments } from '../../../db/schema/masters/departments.ts';
import { hashToken, newToken } from '../../../http/access/token.ts';
import { linkInvalid, recordNotFound, validationFailed } from '../../../http/errors.ts';
import { recordAudit } from '../../../services/records/audit/record-audit.ts';
import type { Reader, Write } from '../../../services/records/entity-repository.ts';
import { type RowScope, requireWithinScope, withinScope } from '../../../services/records/read/row-scope.ts';

/** Long enough to walk to the entrance. */
const codeMinutes = 30;
/** Without letters that look like others. */
const codeLetters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const codeLength = 10;

/** The devices of the centres of whoever asks, the newest first. */
export async function listDevices(db: Reader, scope: RowScope): Promise<KioskDevice[]> {
  return await selectDevices(db, withinScope(scope, kioskDevices.departmentId));
}

/** Makes a device for a centre with a code that registers a tablet once, within half an hour. */
export async function addDevice(write: Write, input: KioskDeviceInput, now: Date): Promise<NewKioskDevice> {
  const { actor, scope, tx } = write;
  requireWithinScope(scope, input.departmentId);
  const isThere = and(eq(departments.id, input.departmentId), isNull(departments.archivedAt));
  if ((await tx.$count(departments, isThere)) === 0)
    throw validationFailed([{ path: 'departmentId', code: 'invalid' }]);
  const code = Array.from({ length: codeLength }, () => codeLetters.charAt(randomInt(codeLetters.length))).join('');
  const codeEndsAt = new Date(now.getTime() + codeMinutes * 60_000).toISOString();
  const values = { ...input, codeHash: hashToken(code), codeEndsAt, createdAt: now.toISOString() };
  const [row] = await tx
    .insert(kioskDevices)
    .values({ ...values, createdBy: actor.userId })
    .returning({ id: kioskDevices.id });
  const device = await findDeviceRow(tx, row?.id ?? '', scope);
  await recordDevice(write, 'create', null, device);
  return { device, code };
}

/** Ends what a device may do, at once and for good. */
export async function revokeDevice(write: Write, id: string, now: Date): Promise<KioskDevice> {
  const { actor, scope, tx } = write;
  const before = await findDeviceRow(tx, id, scope);
  if (before.revokedAt !== null) return before;
  await tx
    .update(kioskDevices)
    .set({ revokedAt: now.toISOString(), revokedBy: actor.userId, codeHash: null, tokenHash: null })
    .where(eq(kioskDevices.id, id));
  const after = await findDeviceRow(tx, id, scope);
  await recordDevice(write, 'archive', before, after);
  return after;
}

/** Uses a code up, and gives the device its token, which is stored nowhere. */
export async function redeemCode(tx: Transaction, code: string, now: Date): Promise<string> {
  const token = newToken();
  const at = now.toISOString();
  const isOpen = and(
    eq(kioskDevices.codeHash, hashToken(code.replaceAll(/[\s-]/g, '').toUpperCase())),
    gt(kioskDevices.codeEndsAt, at),
    isNull(kioskDevices.revokedAt),
  );
  const used = await tx
    .update(kioskDevices)
    .set({ codeHash: null, tokenHash: hashToken(token), registeredAt: at, lastUsedAt: at })
    .where(isOpen)
    .returning({ id: kioskDevices.id });
  if (used.length === 0) throw linkInvalid();
  return token;
}

async function findDeviceRow(tx: Transaction, id: string, scope: RowScope): Promise<KioskDevice> {
  const its = and(eq(kioskDevices.id, id), withinScope(scope, kioskDevices.departmentId));
  const [device] = await selectDevices(tx, its);
  if (!device) throw recordNotFound();
  return device;
}

async function selectDevices(db: Reader, where: SQL | undefined): Promise<KioskDevice[]> {
  const { codeEndsAt, createdAt, departmentId, id, lastUsedAt, name, registeredAt, revokedAt } = kioskDevices;
  return await db
    .select({
      ...{ id, departmentId, name, createdAt, codeEndsAt, registeredAt, lastUsedAt, revokedAt },
      departmentName: departments.name,
      departmentNameEn: departments.nameEn,
      createdBy: sql<Person>`json_build_object('id', ${users.id}, 'name', ${users.name})`,
    })
    .from(kioskDevices)
    .innerJoin(departments, eq(departments.id, departmentId))
    .innerJoin(users, eq(users.id, kioskDevices.createdBy))
    .where(where)
    .orderBy(desc(createdAt));
}

async function recordDevice(
  { actor, requestId, tx }: Write,
  action: 'create' | 'archive',
  before: KioskDevice | null,
  after: KioskDevice,
): Promise<void> {
  const factsOf = ({ departmentName, name, revokedAt }: KioskDevice) => ({ name, departmentName, revokedAt });
  await recordAudit(tx, {
    ...{ actor, requestId, action, entity: 'kioskDevice', entityId: after.id, label: after.name },
    departmentIds: [after.departmentId],
    ...{ before: before && factsOf(before), after: factsOf(after) },
  });
}
