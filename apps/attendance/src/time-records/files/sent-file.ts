import type { PunchFileReading } from '@haisha/validation/punch-file';

/** A file that was chosen on this page, and how it was read: as long as it is at hand it can be read in another way. */
export type SentFile = { id: string; file: File; reading: PunchFileReading };
