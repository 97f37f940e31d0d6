import './zod-config.ts';
import * as z from 'zod';

/** Public settings, written into the page by the server at run time: one build runs in every environment. */
export const publicSettingsSchema = z.object({
  apiBase: z.string(),
  csrf: z.object({ cookie: z.string(), header: z.string(), path: z.string() }),
  localeCookie: z.object({ name: z.string(), secure: z.boolean() }),
  /** No time-out when null. */
  httpTimeoutMs: z.int().nullable(),
  /** Null without a provider; its name stands on the button when it is given. */
  singleSignOn: z.object({ providerName: z.string().nullable() }).nullable(),
  /** Whether the server sends mail: without it a forgotten password is the administrator's matter. */
  mail: z.boolean(),
});

export type PublicSettings = z.output<typeof publicSettingsSchema>;
