/** A module that the shell provides to areas: its version, and how strictly the areas have to use it. */
export type SharedFact = { version: string; requiredVersion: string; singleton: boolean; strictVersion: boolean };

declare const HAISHA_SHARED: Readonly<Record<string, SharedFact>>;

/** The list of shared modules, which the build fills in; tooling/build defines it. */
export const sharedFacts: Readonly<Record<string, SharedFact>> = HAISHA_SHARED;
