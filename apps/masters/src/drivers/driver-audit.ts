import { driverPlace } from '@haisha/references/drivers/driver-place';
import { type AuditReading, type AuditReadings, readingOf } from '../audit-reading.ts';
import { usePayText } from './pay/use-pay-text.ts';
import { useRecordText } from './record/use-record-text.ts';
import { useDriverText } from './use-driver-text.ts';

export const driverAudit: AuditReadings = {
  driver: readingOf(driverPlace, useDriverText),
  driverRecord: { useText: useRecordText, page: tab('driverQualification.read', 'record') },
  driverImage: { page: tab('driverQualification.read', 'record') },
  driverPay: { useText: usePayText, page: tab('driverPay.read', 'pay') },
};

/** A tab of the page of the driver. */
function tab(permission: string, id: string): AuditReading['page'] {
  return {
    permission,
    pathOf: ({ entityId }) => (entityId === null ? null : `${driverPlace.formAt(entityId)}#${id}`),
  };
}
