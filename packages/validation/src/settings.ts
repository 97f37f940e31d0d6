import './zod-config.ts';
import * as z from 'zod';

/** Public settings, written into the page by the server at run time: one build runs in every environment. */
export const publicSettingsSchema = z.object({
  apiBase: z.string(),
  csrf: z.object({ cookie: z.string(), header: z.string(), path: z.string() }),
  localeCookie: z.object({ name: z.string(), secure: z.boolean() }),
  /** No time-out when null. */
  httpTimeoutMs: z.int().nullable(),
});

export type PublicSettings = z.output<typeof publicSettingsSchema>;
