import * as z from 'zod';
import { entityFields, versionSchema } from './entity.ts';
import { integer } from './field.ts';

/** What is removed after its retention period. */
export const retentionSubjects = ['auditRecord', 'archivedVehicle', 'leftDriver'] as const;
export const mostRetentionMonths = 1200;

const retentionFields = { keepMonths: integer({ min: 1, max: mostRetentionMonths }) };

/** The input for a rule whose minimum is this number of months. */
export function retentionInputSchema(leastMonths: number) {
  return z.object({ keepMonths: integer({ min: leastMonths, max: mostRetentionMonths }) });
}

export const retentionRuleUpdateSchema = z.object({ ...retentionFields, ...versionSchema.shape });
export const retentionRuleSchema = z.object({
  ...entityFields,
  subject: z.enum(retentionSubjects),
  keepMonths: z.int(),
  /** The minimum that a law or the company's burden of proof requires. */
  leastMonths: z.int(),
  /** The law or reason in Japanese, as an inspector reads it. */
  basis: z.string(),
});
export const retentionRuleListSchema = z.object({ items: z.array(retentionRuleSchema) });

export type RetentionRule = z.output<typeof retentionRuleSchema>;
export type RetentionRuleUpdate = z.output<typeof retentionRuleUpdateSchema>;
export type RetentionSubject = (typeof retentionSubjects)[number];
