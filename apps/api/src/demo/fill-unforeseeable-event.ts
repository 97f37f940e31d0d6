import { demoId } from '@haisha/demo-company/demo-id';
import { addDays } from '@haisha/rules/calendar';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import type { Transaction } from '../db/database.ts';
import { createFileStore } from '../services/files/storage/create-file-store.ts';
import type { Env } from '../settings/env.ts';

const notice = `<svg xmlns="http://www.w3.org/2000/svg" width="840" height="600">
  <rect width="840" height="600" fill="#fff"/><rect x="20" y="20" width="800" height="560" fill="none" stroke="#444" stroke-width="4"/>
  <rect x="60" y="80" width="720" height="60" fill="#c62828"/><rect x="60" y="190" width="560" height="22" fill="#bbb"/>
  <rect x="60" y="240" width="640" height="22" fill="#bbb"/><rect x="60" y="290" width="480" height="22" fill="#bbb"/></svg>`;

/** A road that was closed three days ago, of the first driver of 岩槻 with a whole shift, with the notice that shows it. */
export async function fillUnforeseeableEvent(tx: Transaction, env: Env, today: string): Promise<void> {
  const id = demoId('unforeseeable event');
  const manager = demoId('manager');
  const { rows } = await tx.execute(sql`
    insert into unforeseeable_events (id, driver_id, work_date, kind, start_at, end_at, note, created_by)
    select ${id}, driver_id, work_date, 'roadClosed', leaves + interval '2 hours', leaves + interval '3 hours 30 minutes',
      '東北道 蓮田付近 事故による通行止め', ${manager}
    from (select p.driver_id, p.work_date, d.code, min(p.at) filter (where p.kind = 'leaveGarage') as leaves,
        max(p.at) filter (where p.kind = 'clockOut') as ends
      from punches p join drivers d on d.id = p.driver_id
      where p.work_date = ${addDays(today, -3)} and d.department_id = ${demoId('department IW')}
      group by p.driver_id, p.work_date, d.code) shifts
    where leaves is not null and ends > leaves + interval '6 hours' order by code limit 1
    returning id`);
  if (rows.length === 0) return;
  const content = await sharp(Buffer.from(notice)).png().toBuffer();
  const file = { name: '通行止め情報.png', mediaType: 'image/png', widthPx: 840, heightPx: 600 };
  const its = { entity: 'unforeseeableEvent', entityId: id, createdBy: manager };
  await createFileStore(env).store(tx, { ...file, ...its, content: [content] });
}
