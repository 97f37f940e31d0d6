import { directionPlace } from '@haisha/references/directions/direction-place';
import { type AuditReadings, readingOf } from '../audit-reading.ts';
import { useDirectionText } from './use-direction-text.ts';

export const directionAudit: AuditReadings = { direction: readingOf(directionPlace, useDirectionText) };
