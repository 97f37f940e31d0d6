import type { ImportMaster } from '@haisha/imports/import-master';
import type { AreaPart } from '@haisha/records/pages/area-part';
import type { AuditReadings } from './audit-reading.ts';

/** The pages of one master, how files are brought into it, and how the audit log reads it. */
export type MasterPart = AreaPart & {
  imports?: ImportMaster;
  audit?: () => Promise<AuditReadings>;
};
