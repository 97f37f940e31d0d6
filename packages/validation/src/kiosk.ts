import './zod-config.ts';
import { punchButtons } from '@haisha/rules/punches/next-punch';
import * as z from 'zod';
import { personSchema } from './entity.ts';
import { text } from './field.ts';
import { instant } from './instant.ts';
import { punchKinds } from './punch-choices.ts';

const longestCode = 60;
const typedCode = text({ min: 1, max: longestCode });

/** A tablet at the entrance of a centre. It waits for its code, is registered, or was revoked. */
export const kioskDeviceSchema = z.object({
  id: z.uuid(),
  departmentId: z.uuid(),
  departmentName: z.string(),
  departmentNameEn: z.string().nullable(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  createdBy: personSchema.nullable(),
  codeEndsAt: z.iso.datetime(),
  registeredAt: z.iso.datetime().nullable(),
  lastUsedAt: z.iso.datetime().nullable(),
  revokedAt: z.iso.datetime().nullable(),
});

export const kioskDeviceListSchema = z.object({ items: z.array(kioskDeviceSchema) });

export const kioskDeviceInputSchema = z.strictObject({
  departmentId: z.uuid(),
  name: text({ min: 1, max: 60 }),
});

/** A new device with the code that is told this once. */
export const newKioskDeviceSchema = z.object({ device: kioskDeviceSchema, code: z.string() });

export const kioskCodeSchema = z.strictObject({ code: text({ min: 1, max: 100 }) });

/** What a device knows of itself. */
export const kioskSchema = z.object({
  name: z.string(),
  departmentName: z.string(),
  departmentNameEn: z.string().nullable(),
});

export const kioskDriverQuerySchema = z.strictObject({ code: typedCode });

/** Of the driver with a code nothing but the name, and what most likely comes next. */
export const kioskDriverSchema = z.object({
  name: z.string(),
  nameEn: z.string().nullable(),
  /** Null once a shift is over. */
  next: z.enum(punchButtons).nullable(),
  isOnBreak: z.boolean(),
});

/** A punch at a device; its id is made there, so that sent twice it is stored once. */
export const kioskPunchInputSchema = z.strictObject({
  id: z.uuid(),
  code: typedCode,
  kind: z.enum(punchKinds),
  at: instant(),
});

export const kioskPunchSchema = z.object({ name: z.string(), nameEn: z.string().nullable() });

export type KioskDevice = z.output<typeof kioskDeviceSchema>;
export type KioskDeviceInput = z.output<typeof kioskDeviceInputSchema>;
export type NewKioskDevice = z.output<typeof newKioskDeviceSchema>;
export type Kiosk = z.output<typeof kioskSchema>;
export type KioskDriver = z.output<typeof kioskDriverSchema>;
export type KioskPunch = z.output<typeof kioskPunchSchema>;
export type KioskPunchInput = z.output<typeof kioskPunchInputSchema>;
