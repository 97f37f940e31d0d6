import type { AuditRows } from '@haisha/rules/areas/area';
import { dispatchMoney } from '@haisha/rules/areas/dispatch-audit';
import { masterLabour, masterMoney } from '@haisha/rules/areas/master-audit';
import type { AuditEntity } from './audit-choices.ts';

export type AuditPart = AuditRows<AuditEntity>;

/** Returns the parts that a user with these permissions may read. */
export function auditPartsOf(may: (permission: 'audit.readMoney' | 'audit.readLabour') => boolean): AuditPart[] {
  return [
    ...(may('audit.readMoney') ? [masterMoney, dispatchMoney] : []),
    ...(may('audit.readLabour') ? [masterLabour] : []),
  ];
}
