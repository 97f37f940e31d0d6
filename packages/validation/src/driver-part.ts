import * as z from 'zod';

/** The version of a part of a driver that is changed apart; 0 as long as nothing has been entered. */
export const partVersion = { version: z.int().min(0) };
