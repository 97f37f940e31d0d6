import type { AuditRecord } from '@haisha/validation/audit';

const pages: Record<string, { permission: string; path: (id: string) => string }> = {
  vehicle: { permission: 'vehicle.read', path: (id) => `/vehicles/edit/${id}` },
  vehicleType: { permission: 'vehicleType.read', path: (id) => `/vehicle-type/edit/${id}` },
  customer: { permission: 'customer.read', path: (id) => `/customers?open=${id}` },
  cargoOwner: { permission: 'cargoOwner.read', path: (id) => `/owner-master/edit/${id}` },
  course: { permission: 'course.read', path: (id) => `/course-master/edit/${id}` },
  destination: { permission: 'destination.read', path: (id) => `/delivery-destination/edit/${id}` },
  driver: { permission: 'driver.read', path: (id) => `/drivers/edit/${id}` },
  driverRecord: { permission: 'driverQualification.read', path: (id) => `/drivers/edit/${id}#record` },
  driverImage: { permission: 'driverQualification.read', path: (id) => `/drivers/edit/${id}#record` },
  driverPay: { permission: 'driverPay.read', path: (id) => `/drivers/edit/${id}#pay` },
  deliveryCompany: { permission: 'deliveryCompany.read', path: (id) => `/delivery-company/edit/${id}` },
  accessCode: { permission: 'accessCode.read', path: (id) => `/delivery-destination-share/${id}/comments` },
  direction: { permission: 'direction.read', path: (id) => `/direction-base/edit/${id}` },
  operationTime: { permission: 'operationTime.read', path: (id) => `/operation-time/edit/${id}` },
  department: { permission: 'department.read', path: (id) => `/departments/edit/${id}` },
  user: { permission: 'user.read', path: (id) => `/users/edit/${id}` },
  vehicleHistory: { permission: 'vehicleHistory.read', path: (id) => `/vehicles/histories/${id}` },
  retentionRule: { permission: 'setting.read', path: () => '/retention' },
};

/** The page of the row a record is about, for those who may open it; an entry stands on the page of its vehicle. */
export function auditPath(
  { entity, entityId, entry, note }: Pick<AuditRecord, 'entity' | 'entityId' | 'entry' | 'note'>,
  can: (permission: string) => boolean,
): string | null {
  if (note) return can('destinationNote.read') ? notePath(note) : null;
  const page = pages[entity];
  const id = entity === 'vehicleHistory' ? (entry?.vehicleId ?? null) : entityId;
  return page && id !== null && can(page.permission) ? page.path(id) : null;
}

function notePath({ destinationId, number, isArchived }: NonNullable<AuditRecord['note']>): string {
  const page = number === null ? 'comments' : `comment/${number}`;
  return `/delivery-destination-share/${destinationId}/${page}${isArchived ? '?archived=include' : ''}`;
}
