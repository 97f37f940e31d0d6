import type { Permission } from '@haisha/rules/permission';
import {
  cancelRunsAnswerSchema,
  cancelRunsSchema,
  confirmAnswerSchema,
  confirmRunsSchema,
  copyDaySchema,
  placeAnswerSchema,
  placeCoursesSchema,
  placeDeliveriesSchema,
  placedRunsSchema,
  runPairSchema,
  swapSchema,
} from '@haisha/validation/allocation-command';
import { problemSchema } from '@haisha/validation/problem';
import type { z } from 'zod';
import { idempotencyHeaders } from '../../../../http/idempotency/idempotency-headers.ts';
import type { Module } from '../../../../module.ts';
import type { Write } from '../../../../services/records/entity-repository.ts';
import { copyDay, placeCourses } from '../day/place-runs.ts';
import { cancelRuns } from './cancel-runs.ts';
import { confirmRuns } from './confirm-runs.ts';
import { giveOnce } from './give-command.ts';
import { placeDeliveries } from './place-deliveries.ts';
import { swapRuns } from './swap-runs.ts';

const tags = ['allocation'];

type Command<Body> = {
  name: string;
  access: Permission;
  body: z.ZodType<Body>;
  answer: z.ZodType;
  run: (write: Write, body: Body) => Promise<unknown>;
};

/** Commands of several runs at once, each one transaction. */
export const planRoutes: Module = (app, dependencies) => {
  function route<Body>({ access, answer, body, name, run }: Command<Body>): void {
    app.post(
      `/allocations/${name}`,
      {
        config: { access },
        schema: { tags, headers: idempotencyHeaders, body, response: { 200: answer, '4xx': problemSchema } },
      },
      async (request) => {
        // A body of a generic schema has no type of its own: the cast states what validation did.
        const given = request.body as Body;
        return await giveOnce(dependencies, request, access, (write) => run(write, given));
      },
    );
  }

  route({
    name: 'place',
    access: 'allocation.update',
    body: placeDeliveriesSchema,
    answer: placeAnswerSchema,
    run: placeDeliveries,
  });
  route({ name: 'swap', access: 'allocation.update', body: swapSchema, answer: runPairSchema, run: swapRuns });
  route({
    name: 'confirm',
    access: 'allocation.confirm',
    body: confirmRunsSchema,
    answer: confirmAnswerSchema,
    run: confirmRuns,
  });
  route({
    name: 'cancel',
    access: 'allocation.archive',
    body: cancelRunsSchema,
    answer: cancelRunsAnswerSchema,
    run: cancelRuns,
  });
  const placing = { access: 'allocation.create', answer: placedRunsSchema } as const;
  for (const isPreview of [true, false]) {
    const end = isPreview ? '/preview' : '';
    route({
      ...placing,
      name: `copy-day${end}`,
      body: copyDaySchema,
      run: (write, body) => copyDay(write, body, isPreview),
    });
    route({
      ...placing,
      name: `place-courses${end}`,
      body: placeCoursesSchema,
      run: (write, body) => placeCourses(write, body, isPreview),
    });
  }
};
