import * as z from 'zod';
import { text } from './field.ts';

/** Why a photo or document of a delivery is taken away. */
export const removeFileSchema = z.object({ reason: text({ max: 200 }) });

export type RemoveFile = z.output<typeof removeFileSchema>;
