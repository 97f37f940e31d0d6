import { type AuditReadings, readingOf } from '../../audit-reading.ts';
import { useUserText } from './use-user-text.ts';
import { userPlace } from './user-place.ts';

export const userAudit: AuditReadings = { user: readingOf(userPlace, useUserText) };
