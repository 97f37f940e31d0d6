import type { weekdays } from '@haisha/validation/driver-choices';

/** A day of the week, as in the contract. */
export type Weekday = (typeof weekdays)[number];
