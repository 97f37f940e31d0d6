import { http, keepPreviousData, queryOptions } from '@haisha/platform';
import type {
  Candidates,
  CandidatesQuery,
  Compliance,
  ComplianceDriver,
  ComplianceDriverQuery,
  ComplianceQuery,
  Inspection,
  InspectionQuery,
} from '@haisha/validation/compliance';

const path = '/compliance';

/** Punches, plans, leave and what is set for hours decide about them. */
export const complianceMeta = {
  entity: 'punch',
  shows: ['allocation', 'driver', 'leave', 'labourAgreement', 'hoursRule', 'checkLevel'],
};

/** Where the drivers of a centre stand on a day. */
export function complianceOf(query: ComplianceQuery) {
  return queryOptions({
    queryKey: [path, 'standing', query],
    queryFn: ({ signal }) => http().get<Compliance>(path, { query, signal }),
    retry: false,
    placeholderData: keepPreviousData,
    meta: complianceMeta,
  });
}

/** The labour year of a driver, with what it comes from. */
export function complianceOfDriver(query: ComplianceDriverQuery) {
  return queryOptions({
    queryKey: [path, 'driver', query],
    queryFn: ({ signal }) => http().get<ComplianceDriver>(`${path}/driver`, { query, signal }),
    retry: false,
    meta: complianceMeta,
  });
}

/** Whom a centre can send for a duty. */
export function candidatesOf(query: CandidatesQuery) {
  return queryOptions({
    queryKey: [path, 'candidates', query],
    queryFn: ({ signal }) => http().get<Candidates>(`${path}/candidates`, { query, signal }),
    retry: false,
    placeholderData: keepPreviousData,
    meta: complianceMeta,
  });
}

/** What an inspector asks first of a centre. */
export function inspectionOf(query: InspectionQuery) {
  return queryOptions({
    queryKey: [path, 'inspection', query],
    queryFn: ({ signal }) => http().get<Inspection>(`${path}/inspection`, { query, signal }),
    retry: false,
    placeholderData: keepPreviousData,
    meta: { entity: 'rollCall', shows: ['driver', 'vehicle', 'allocation', 'driverRecord'] },
  });
}
