import './zod-config.ts';
import * as z from 'zod';

/** What runs out or comes round, in the order in which people read of it on one day. */
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
  'companyInsurance',
] as const;

/** Whose record it stands in. */
const dueEntities = ['vehicle', 'driver', 'deliveryCompany'] as const;

/** All that falls due within what the reader may see: what is late, then what is due first. */
export const duesSchema = z.object({
  items: z.array(
    z.object({
      kind: z.enum(dueKinds),
      entity: z.enum(dueEntities),
      id: z.uuid(),
      code: z.string(),
      /** The plate of a vehicle, the name of anybody else. */
      name: z.string(),
      /** The same for English pages. */
      nameEn: z.string(),
      departmentName: z.string().nullable(),
      departmentNameEn: z.string().nullable(),
      dueDate: z.string(),
      /** Negative when the day has passed. */
      daysLeft: z.int(),
      /** Not out of date: nothing of the kind stands on record. */
      isMissing: z.boolean(),
    }),
  ),
  /** Also of those that did not fit into `items`. */
  count: z.int(),
  /** Whether there are more than were counted. */
  isMore: z.boolean(),
});

export type Dues = z.output<typeof duesSchema>;
export type Due = Dues['items'][number];
export type DueKind = (typeof dueKinds)[number];
export type DueEntity = (typeof dueEntities)[number];
