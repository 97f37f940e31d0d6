import { destinationPlace } from '@haisha/references/destinations/destination-place';
import { type AuditReadings, readingOf } from '../audit-reading.ts';
import { useDestinationText } from './use-destination-text.ts';

export const destinationAudit: AuditReadings = { destination: readingOf(destinationPlace, useDestinationText) };
