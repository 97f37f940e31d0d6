import { masterLabour, masterMoney } from '@haisha/rules/areas/master-audit';
import type { AuditEntity } from './audit-choices.ts';

/** The part of the audit log for one field of work: some entities as a whole, and some fields of others. */
export type AuditPart = {
  whole: readonly AuditEntity[];
  fields: Partial<Record<AuditEntity, readonly string[]>>;
};

/** Returns the parts that a user with these permissions may read. */
export function auditPartsOf(may: (permission: 'audit.readMoney' | 'audit.readLabour') => boolean): AuditPart[] {
  return [...(may('audit.readMoney') ? [masterMoney] : []), ...(may('audit.readLabour') ? [masterLabour] : [])];
}
