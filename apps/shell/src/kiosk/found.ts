import type { KioskDriver } from '@haisha/validation/kiosk';

/** Who stands before the tablet; without a network only the code is known. */
export type Found = { code: string; driver: KioskDriver | null };
