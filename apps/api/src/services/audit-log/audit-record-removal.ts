import { sql } from 'drizzle-orm';
import { countRemoved, mostAtOnce, type Removal } from '../retention/removal.ts';

export const auditRecordRemoval: Removal = {
  subject: 'auditRecord',
  remove: ({ db, before }) =>
    countRemoved(
      db,
      sql`delete from audit_records where id in (
        select id from audit_records where at < ${before} order by at limit ${mostAtOnce})`,
    ),
};
