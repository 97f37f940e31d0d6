import type { Instant } from './japan-minute.ts';

export type Period = { start: Instant; end: Instant };

/**
 * What nobody could foresee and the standard names; a usual traffic jam is none. Its time is taken off only when
 * documents show it.
 */
export type UnforeseeableEvent = Period & {
  kind: 'breakdown' | 'ferryCancelled' | 'roadClosed' | 'weatherWarning';
  isDocumented: boolean;
};

/** One record of duty (拘束) of one driver, from report-in to the end of work, as planned or as it was. */
export type Duty = Period & {
  id: string;
  state: 'planned' | 'actual';
  breaks?: readonly Period[];
  driving?: readonly Period[];
  ferries?: readonly Period[];
  events?: readonly UnforeseeableEvent[];
  /** When every place to stop was full, which allows half an hour more of continuous driving; counts once it happened. */
  fullParkings?: readonly Instant[];
  /** `two` has a place to lie down, `twoWithBed` the bed that the standard describes. */
  crew?: 'one' | 'two' | 'twoWithBed';
  /** Sleep in the bed of the vehicle. */
  sleepMinutes?: number;
  /** Alternate-day duty (隔日勤務), with its sleep at night in a facility. */
  isAlternate?: boolean;
  nightSleepMinutes?: number;
  /** The rest after this record is a piece of a split rest: the next record goes on with the same shift. */
  splitRestFollows?: boolean;
  distanceKm?: number;
  /** The driver rests away from home after this record. */
  restsAway?: boolean;
};
