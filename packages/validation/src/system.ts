import { permissions, scopes } from '@haisha/rules/permission';
import './zod-config.ts';
import * as z from 'zod';

/** The data of /debug: versions in use, the user's permissions, the settings; never a secret. */
export const systemDebugSchema = z.object({
  versions: z.object({
    api: z.string(),
    node: z.string(),
    database: z.string(),
    /** Null while nothing is published. */
    revision: z.int().nullable(),
    shell: z.string().nullable(),
    areas: z.record(z.string(), z.string()),
  }),
  permissions: z.partialRecord(z.enum(permissions), z.enum(scopes)),
  settings: z.record(z.string(), z.string()),
});

export const systemCheckSchema = z.object({ name: z.string(), ok: z.boolean(), detail: z.string(), ms: z.number() });

/** The self-test of this installation, for /test. */
export const systemTestSchema = z.object({ checks: z.array(systemCheckSchema) });

export type SystemDebug = z.output<typeof systemDebugSchema>;
export type SystemCheck = z.output<typeof systemCheckSchema>;
export type SystemTest = z.output<typeof systemTestSchema>;
