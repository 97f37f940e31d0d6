import { customType } from 'drizzle-orm/pg-core';
import { toIsoInstant } from '../../instant.ts';

/** From a moment until before another one, both in ISO 8601. */
export type TimeRange = { start: string; end: string };

/** A range of moments, `[)`: two that touch do not overlap. */
export const timeRange = customType<{ data: TimeRange; driverData: string }>({
  dataType: () => 'tstzrange',
  toDriver: ({ start, end }) => `[${start},${end})`,
  fromDriver: (text) => {
    const [, start = '', end = ''] = /^\["?([^",]+)"?,"?([^",]+)"?\)$/.exec(text) ?? [];
    return { start: toIsoInstant(start), end: toIsoInstant(end) };
  },
});
