import { useSession } from '@haisha/platform';
import { type AuditEntity, auditEntities } from '@haisha/validation/audit-choices';
import { auditPartsOf } from '@haisha/validation/audit-part';

/** What somebody reads of the log: the kinds of records there can be, and the words that say what is left out. */
export function useAuditPart() {
  const grants = useSession()?.permissions ?? {};
  const scope = grants['audit.read'];
  const parts = auditPartsOf((permission) => grants[permission] !== undefined);
  if (scope === 'work') {
    const seen = parts.flatMap(({ whole, fields }) => [...whole, ...Object.keys(fields)]);
    return { entities: auditEntities.filter((entity) => seen.includes(entity)), note: 'ownWork' } as const;
  }
  const entities: readonly AuditEntity[] = auditEntities;
  if (scope !== 'department') return { entities, note: null };
  return { entities, note: parts.length > 0 ? 'ownDepartmentsAndWork' : 'ownDepartments' } as const;
}
