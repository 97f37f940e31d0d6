import { product } from './areas.ts';

/** Every kind of job there is. */
export const jobHandlers = product.jobs;

/** Where the worker threads read them. */
export const handlersUrl = import.meta.url;
