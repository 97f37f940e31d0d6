import { cargoOwnerPlace } from '@haisha/references/cargo-owners/cargo-owner-place';
import { type AuditReadings, readingOf } from '../audit-reading.ts';
import { useCargoOwnerText } from './use-cargo-owner-text.ts';

export const cargoOwnerAudit: AuditReadings = { cargoOwner: readingOf(cargoOwnerPlace, useCargoOwnerText) };
