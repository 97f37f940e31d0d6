import type { AllMessages } from './add-all-messages.ts';

/** Loads the words of pages that do not come with the entry of an area. */
export type Words = () => Promise<AllMessages>;
