import './zod-config.ts';
import * as z from 'zod';
import { departmentKinds } from './department.ts';
import { vehicleStatuses } from './vehicle.ts';

/** What a company without data does first, in this order: `department`, `vehicleType`, `vehicle`, `user`. */
export const firstSteps = ['department', 'vehicleType', 'vehicle', 'user'] as const;

/** How the fleet stands within what the reader may see. */
export const homeSchema = z.object({
  today: z.string(),
  /** Those the reader may do; none once all of them are done. */
  firstSteps: z.array(z.object({ step: z.enum(firstSteps), done: z.boolean() })),
  vehicleCount: z.int(),
  vehiclesByStatus: z.array(z.object({ status: z.enum(vehicleStatuses), count: z.int() })),
  departments: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      /** The same for English pages. */
      nameEn: z.string(),
      kind: z.enum(departmentKinds),
      vehicleCount: z.int(),
      inServiceCount: z.int(),
    }),
  ),
});

export type Home = z.output<typeof homeSchema>;
export type FirstStep = (typeof firstSteps)[number];
