import { ids, type ManyFilter, manyOf, type OneFilter, oneOf } from '@haisha/records/list/list-definition';
import { auditActions, auditEntities } from '@haisha/validation/audit-choices';

/** Days back from today, today included; without a choice 30. */
export const auditPeriods = ['7', '30', '90', '365', 'all', 'range'] as const;

/** What the address of the audit log can say. */
export const auditList = {
  sortColumns: ['at'] as const,
  usualSort: '-at',
  filters: {
    period: oneOf(auditPeriods),
    from: day(),
    to: day(),
    actorId: actors(),
    entity: manyOf(auditEntities),
    action: manyOf(auditActions),
    entityId: { ...ids(), many: false } satisfies OneFilter<string>,
  },
};

function actors(): ManyFilter<string> {
  const people = ids();
  return { many: true, accepts: (text): text is string => text === 'system' || people.accepts(text) };
}

function day(): OneFilter<string> {
  return { many: false, accepts: (text): text is string => /^\d{4}-\d{2}-\d{2}$/.test(text) };
}
