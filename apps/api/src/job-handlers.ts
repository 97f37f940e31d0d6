import { product } from './areas.ts';
import { demoMonthsJob } from './demo/months/demo-months-job.ts';

/** Every kind of job there is. */
export const jobHandlers = [...product.jobs, demoMonthsJob];

/** Where the worker threads read them. */
export const handlersUrl = import.meta.url;
