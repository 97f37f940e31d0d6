import { jobHandlers as productHandlers } from '../job-handlers.ts';
import { demoMonthsJob } from './months/demo-months-job.ts';

/** Every kind of job of an installation with the demo company. */
export const jobHandlers = [...productHandlers, demoMonthsJob];

/** Where the worker threads read them. */
export const handlersUrl = new URL('./demo-job-handlers.ts', import.meta.url).href;
