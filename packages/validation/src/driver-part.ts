import * as z from 'zod';

/** The version of a part of a driver that is changed separately; 0 until something is entered. */
export const partVersion = { version: z.int().min(0) };
