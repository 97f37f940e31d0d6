import { type AuditReadings, readingOf } from '../audit-reading.ts';
import { operationTimePlace } from './operation-time-place.ts';
import { useOperationTimeText } from './use-operation-time-text.ts';

export const operationTimeAudit: AuditReadings = { operationTime: readingOf(operationTimePlace, useOperationTimeText) };
