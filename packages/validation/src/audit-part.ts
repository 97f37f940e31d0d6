import type { AuditRows } from '@haisha/rules/areas/area';
import { dispatchMoney, feeFields } from '@haisha/rules/areas/dispatch-audit';
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

/** Returns the fields of an entity that a user with these permissions does not read, neither in the row nor in its log. */
export function unreadFieldsOf(entity: string, may: (permission: 'carrierPrice.read') => boolean): readonly string[] {
  return entity === 'allocation' && !may('carrierPrice.read') ? feeFields : [];
}
