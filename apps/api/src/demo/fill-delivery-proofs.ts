import { demoId } from '@haisha/demo-company/demo-id';
import type { Delivery } from '@haisha/validation/delivery';
import { and, desc, eq, lte } from 'drizzle-orm';
import sharp from 'sharp';
import { deliveryRepository } from '../areas/dispatch/deliveries/delivery-repository.ts';
import { selectDeliveries } from '../areas/dispatch/deliveries/select-deliveries.ts';
import type { Transaction } from '../db/database.ts';
import { deliveries } from '../db/schema/dispatch/deliveries.ts';
import { auditRecords } from '../db/schema/services/audit-records.ts';
import { createFileStore } from '../services/files/storage/create-file-store.ts';
import { auditRow } from '../services/records/audit/record-audit.ts';
import type { Env } from '../settings/env.ts';

const withProofs = 8;
const driver = demoId('driver');
const dispatcher = demoId('dispatcher');

/**
 * Drawings in place of the photos and signed slips of the last deliveries of each outcome, and one result that was
 * written down wrong and set right.
 */
export async function fillDeliveryProofs(tx: Transaction, env: Env, today: string): Promise<void> {
  for (const status of ['delivered', 'partial', 'failed'] as const) {
    const rows = await lastOf(tx, today, status);
    for (const [nth, row] of rows.entries()) {
      await addPhoto(tx, env, row, { name: '荷姿', drawing: goods(nth, status), createdBy: driver });
      if (status === 'failed') continue;
      await addPhoto(tx, env, row, { name: '受領書', drawing: slip(nth), createdBy: dispatcher });
    }
    const [first] = rows;
    if (status === 'partial' && first) await correct(tx, first);
  }
}

async function lastOf(tx: Transaction, today: string, status: Delivery['operationStatus']): Promise<Delivery[]> {
  return await selectDeliveries(tx, { may: () => true })
    .where(and(eq(deliveries.operationStatus, status), lte(deliveries.operationDate, today)))
    .orderBy(desc(deliveries.operationDate), deliveries.number)
    .limit(withProofs);
}

/** The arrival was typed as the delivery first; the history has both, with the reason. */
async function correct(tx: Transaction, row: Delivery): Promise<void> {
  const isIt = eq(deliveries.id, row.id);
  const before = { ...row, result: { ...row.result, arrivedAt: row.result.deliveredAt, receiver: null } };
  await tx
    .update(deliveries)
    .set({ version: row.version + 1, updatedBy: dispatcher })
    .where(isIt);
  const [after] = await selectDeliveries(tx, { may: () => true }).where(isIt);
  if (!after) return;
  const about = { actor: { userId: dispatcher }, action: 'update', entity: 'delivery', entityId: row.id } as const;
  const record = { ...about, departmentIds: [row.departmentId], requestId: null, ...deliveryRepository.nameOf?.(row) };
  const reason = '乗務員の日報と照合して訂正';
  await tx.insert(auditRecords).values(auditRow({ ...record, before: { ...before }, after: { ...after, reason } }));
}

type Photo = { name: string; drawing: string; createdBy: string };

async function addPhoto(
  tx: Transaction,
  env: Env,
  { id, number }: Delivery,
  { name, drawing, createdBy }: Photo,
): Promise<void> {
  const content = await sharp(Buffer.from(drawing)).jpeg({ quality: 70 }).toBuffer();
  const file = { name: `${name} ${number}.jpg`, mediaType: 'image/jpeg', widthPx: 800, heightPx: 600 };
  await createFileStore(env).store(tx, { ...file, entity: 'delivery', entityId: id, createdBy, content: [content] });
}

/** A roll box pallet with cartons beside a back door; where something came back one of them is torn. */
function goods(nth: number, status: string): string {
  const cartons = Array.from({ length: 9 }, (_, index) => {
    const [x, y] = [250 + (index % 3) * 102, 150 + Math.floor(index / 3) * 102];
    const isTorn = status !== 'delivered' && index === 4 + (nth % 3);
    const tape = `<path d="M${x} ${y + 48}h98" stroke="#8a6a44" stroke-width="4"/>`;
    const tear = isTorn ? `<path d="M${x + 12} ${y + 8}l30 44-16 12 40 30" stroke="#5b4430" stroke-width="7"/>` : '';
    return `<rect x="${x}" y="${y}" width="98" height="98" fill="${isTorn ? '#b98d5c' : '#d0a876'}" stroke="#8a6a44"/>${tape}${tear}`;
  });
  const bars = Array.from(
    { length: 6 },
    (_, index) => `<path d="M${238 + index * 64} 110v370" stroke="#8d98a3" stroke-width="6"/>`,
  );
  return svg(['#c8ccd1', '#cfc8bb', '#c4cfc8'][nth % 3] ?? '#c8ccd1', [
    '<rect y="470" width="800" height="130" fill="#7d7f83"/>',
    '<rect x="620" y="90" width="140" height="380" fill="#55636f"/>',
    ...cartons,
    ...bars,
    '<path d="M230 110h334M230 480h334" stroke="#8d98a3" stroke-width="8"/>',
    '<circle cx="260" cy="500" r="16" fill="#333"/><circle cx="534" cy="500" r="16" fill="#333"/>',
  ]);
}

/** A slip as it is ruled, with the round mark of a stamp and no name on it. */
function slip(nth: number): string {
  const lines = [170, 220, 270, 320, 370, 420];
  return svg('#b9b1a3', [
    '<rect x="110" y="50" width="580" height="500" fill="#fdfcf7" transform="rotate(-1 400 300)"/>',
    '<rect x="300" y="86" width="200" height="26" rx="4" fill="#5d5a54"/>',
    ...lines.map((y) => `<path d="M150 ${y}h500" stroke="#b3aea2" stroke-width="2"/>`),
    ...lines.map(
      (y, index) =>
        `<rect x="160" y="${y - 30}" width="${120 + ((index + nth) % 3) * 60}" height="14" fill="#8f8a80"/>`,
    ),
    '<path d="M470 140v300" stroke="#b3aea2" stroke-width="2"/>',
    '<circle cx="590" cy="480" r="38" fill="none" stroke="#c33" stroke-width="5"/>',
    '<path d="M566 470h48M566 490h48" stroke="#c33" stroke-width="4"/>',
  ]);
}

function svg(ground: string, shapes: readonly string[]): string {
  const paper = `<rect width="800" height="600" fill="${ground}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600" fill="none">${paper}${shapes.join('')}</svg>`;
}
