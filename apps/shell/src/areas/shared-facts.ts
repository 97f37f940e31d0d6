/** A module the shell gives to areas: its version here, and how strictly the areas have to take this one. */
export type SharedFact = { version: string; requiredVersion: string; singleton: boolean; strictVersion: boolean };

declare const HAISHA_SHARED: Readonly<Record<string, SharedFact>>;

/** The list of shared modules, put in by the build; tooling/build holds it. */
export const sharedFacts: Readonly<Record<string, SharedFact>> = HAISHA_SHARED;
