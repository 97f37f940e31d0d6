import type { AuditRecord } from '@haisha/validation/audit';

const pages: Record<string, { permission: string; path: (id: string) => string }> = {
  vehicle: { permission: 'vehicle.read', path: (id) => `/vehicles/edit/${id}` },
  vehicleType: { permission: 'vehicleType.read', path: (id) => `/vehicle-type/edit/${id}` },
  department: { permission: 'department.read', path: (id) => `/departments/edit/${id}` },
  user: { permission: 'user.read', path: (id) => `/users/edit/${id}` },
  retentionRule: { permission: 'setting.read', path: () => '/retention' },
};

/** The page of the row a record is about, for those who may open it. */
export function auditPath(
  { entity, entityId }: Pick<AuditRecord, 'entity' | 'entityId'>,
  can: (permission: string) => boolean,
): string | null {
  const page = pages[entity];
  return page && entityId !== null && can(page.permission) ? page.path(entityId) : null;
}
