import { demoId } from '@haisha/demo-company/demo-id';
import { addDays } from '@haisha/rules/calendar';
import type { Transaction } from '../db/database.ts';
import { driverCards } from '../db/schema/attendance/driver-cards.ts';
import { kioskDevices } from '../db/schema/attendance/kiosk-devices.ts';

/** The tablet at the entrance of 岩槻 and one that was lost, and the card of a driver there. */
export async function fillKioskDevices(tx: Transaction, today: string): Promise<void> {
  const createdBy = demoId('manager');
  const departmentId = demoId('department IW');
  const at = (days: number) => new Date(`${addDays(today, -days)}T09:00:00+09:00`).toISOString();
  const [made, lost, used] = [at(120), at(40), at(1)];
  const own = { departmentId, createdBy, createdAt: made, codeEndsAt: made, registeredAt: made };
  await tx.insert(kioskDevices).values([
    { ...own, id: demoId('kiosk device entrance'), name: '玄関', lastUsedAt: used },
    {
      ...{ ...own, id: demoId('kiosk device lost'), name: '休憩室（紛失）' },
      ...{ lastUsedAt: lost, revokedAt: lost, revokedBy: createdBy },
    },
  ]);
  const card = { code: '0000101', driverId: demoId('driver IW-D01'), updatedAt: made, updatedBy: createdBy };
  await tx.insert(driverCards).values(card);
}
