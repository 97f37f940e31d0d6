import { and, eq, isNull } from 'drizzle-orm';
import type { Clock } from '../../../clock.ts';
import type { Database } from '../../../db/database.ts';
import { kioskDevices } from '../../../db/schema/attendance/kiosk-devices.ts';
import type { FindDevice } from '../../../http/access/device-session.ts';
import { hashToken } from '../../../http/access/token.ts';

/** So often its last use is written down. */
const touchEveryMs = 60_000;

/** Makes what finds a device by its token, unless somebody revoked it, and notes when it was used last. */
export function deviceFinder({ clock, db }: { clock: Clock; db: Database }): FindDevice {
  const { departmentId, id, lastUsedAt, name, revokedAt, tokenHash } = kioskDevices;
  return async (token) => {
    const [found] = await db
      .select({ id, departmentId, name, lastUsedAt })
      .from(kioskDevices)
      .where(and(eq(tokenHash, hashToken(token)), isNull(revokedAt)));
    if (!found) return null;
    const now = clock();
    const last = found.lastUsedAt === null ? 0 : Date.parse(found.lastUsedAt);
    if (now.getTime() - last >= touchEveryMs)
      await db.update(kioskDevices).set({ lastUsedAt: now.toISOString() }).where(eq(id, found.id));
    return { id: found.id, departmentId: found.departmentId, name: found.name };
  };
}
