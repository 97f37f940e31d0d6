import './zod-config.ts';
import * as z from 'zod';
import { departmentKinds } from './department.ts';
import { vehicleStatuses } from './vehicle.ts';

/** The first steps of a company without data, in this order. */
export const firstSteps = ['department', 'vehicleType', 'vehicle', 'user'] as const;

/** The state of the fleet, limited to what the user may read. */
export const homeSchema = z.object({
  today: z.string(),
  /** The steps that the user may take; empty once all are done. */
  firstSteps: z.array(z.object({ step: z.enum(firstSteps), done: z.boolean() })),
  vehicleCount: z.int(),
  vehiclesByStatus: z.array(z.object({ status: z.enum(vehicleStatuses), count: z.int() })),
  departments: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      /** The English name, for English pages. */
      nameEn: z.string(),
      kind: z.enum(departmentKinds),
      vehicleCount: z.int(),
      inServiceCount: z.int(),
    }),
  ),
});

export type Home = z.output<typeof homeSchema>;
export type FirstStep = (typeof firstSteps)[number];
