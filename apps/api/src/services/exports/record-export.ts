import type { Database, Transaction } from '../../db/database.ts';
import { type AuditedAct, recordAudit } from '../records/audit/record-audit.ts';
import type { ExportName } from './exported-entity.ts';
import type { ExportFile } from './file/export-file.ts';

type Taking = Pick<AuditedAct, 'actor' | 'requestId'> & { entity: ExportName; file: Pick<ExportFile, 'taken'> };

/** Who takes which rows and columns away. */
export async function recordExport(db: Database | Transaction, { file, ...taking }: Taking): Promise<void> {
  await recordAudit(db, { ...taking, action: 'export', entityId: null, before: null, after: file.taken });
}
