import type { DeliveryCommand } from '@haisha/rules/states/delivery-operation';
import {
  arriveSchema,
  type DeliveryResult,
  deliverPartlySchema,
  deliverSchema,
  departSchema,
  failSchema,
  loadSchema,
  type ResultAct,
} from '@haisha/validation/delivery-result';
import type { z } from 'zod';

type ResultBody = Partial<DeliveryResult> & { version: number };

/** The commands that write results: their addresses, bodies and lines of the state machine. */
export const resultCommands: readonly { name: ResultAct; command: DeliveryCommand; body: z.ZodType<ResultBody> }[] = [
  { name: 'load', command: 'load', body: loadSchema },
  { name: 'depart', command: 'depart', body: departSchema },
  { name: 'arrive', command: 'arrive', body: arriveSchema },
  { name: 'deliver', command: 'deliver', body: deliverSchema },
  { name: 'deliver-partly', command: 'deliverPartly', body: deliverPartlySchema },
  { name: 'fail', command: 'fail', body: failSchema },
];
