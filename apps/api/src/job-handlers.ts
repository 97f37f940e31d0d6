import { product } from './areas.ts';

/** Every kind of job of the product. */
export const jobHandlers = product.jobs;

/** Where the worker threads read them. */
export const handlersUrl = new URL('./job-handlers.ts', import.meta.url).href;
