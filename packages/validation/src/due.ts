import './zod-config.ts';
import * as z from 'zod';

/** What expires or recurs; people read the deadlines of one day in this order. */
export const dueKinds = [
  'inspection',
  'compulsoryInsurance',
  'licence',
  'threeMonthInspection',
  'twelveMonthInspection',
  'voluntaryInsurance',
  'leaseEnd',
  'healthCheck',
  'aptitudeTest',
  'qualification',
  'licenceDay',
  'companyInsurance',
] as const;

/** The entity of the record with the deadline. */
const dueEntities = ['vehicle', 'driver', 'deliveryCompany'] as const;

/** All deadlines that the user may read: the overdue ones, then the next ones. */
export const duesSchema = z.object({
  items: z.array(
    z.object({
      kind: z.enum(dueKinds),
      entity: z.enum(dueEntities),
      id: z.uuid(),
      code: z.string(),
      /** The plate of a vehicle; the name of a driver or delivery company. */
      name: z.string(),
      /** The English name, for English pages. */
      nameEn: z.string(),
      departmentName: z.string().nullable(),
      departmentNameEn: z.string().nullable(),
      dueDate: z.string(),
      /** Negative when the day has passed. */
      daysLeft: z.int(),
      /** Nothing is on record, which differs from an expired entry. */
      isMissing: z.boolean(),
    }),
  ),
  /** Includes those that did not fit into `items`. */
  count: z.int(),
  /** Whether there are more than were counted. */
  isMore: z.boolean(),
});

/** In how many rows of a list something is due, whatever of that the list is narrowed to. */
export const dueCountsSchema = z.object({ expired: z.int(), within30: z.int() });

export type DueCounts = z.output<typeof dueCountsSchema>;
export type Dues = z.output<typeof duesSchema>;
export type Due = Dues['items'][number];
export type DueKind = (typeof dueKinds)[number];
export type DueEntity = (typeof dueEntities)[number];
