import type { AuditRows } from '@haisha/rules/areas/area';
import { masterLabour, masterMoney } from '@haisha/rules/areas/master-audit';
import type { AuditEntity } from './audit-choices.ts';

export type AuditPart = AuditRows<AuditEntity>;

/** Returns the parts that a user with these permissions may read. */
export function auditPartsOf(may: (permission: 'audit.readMoney' | 'audit.readLabour') => boolean): AuditPart[] {
  return [...(may('audit.readMoney') ? [masterMoney] : []), ...(may('audit.readLabour') ? [masterLabour] : [])];
}
