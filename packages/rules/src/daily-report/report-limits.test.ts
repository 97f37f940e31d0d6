import { describe, expect, test } from 'vitest';
import { content as reportContent, stop as reportStop } from '../../test/daily-reports.ts';
import { lastNightMinute } from '../night-time.ts';
import { reportLimits, withinLimits } from './report-limits.ts';

const { earliestMinute, latestMinute } = reportLimits;
const [usual, ferry, longest] = [11 * 60, 63 * 60, 167 * 60];

describe('what a report can hold', () => {
  test.each([
    ['the last minute of the next day', usual, lastNightMinute, lastNightMinute],
    ['a minute later: 帰庫 pressed two days after', usual, lastNightMinute + 1, null],
    ['a day after a run by ferry is planned to be back', ferry, ferry + 1440, ferry + 1440],
    ['a minute later', ferry, ferry + 1441, null],
    ['six days after a run that began late', longest, latestMinute, latestMinute],
    ['a minute later', longest, latestMinute + 1, null],
    ['six hours before its day', usual, earliestMinute, earliestMinute],
    ['出庫 pressed the evening before', usual, earliestMinute - 1, null],
    ['nothing', usual, null, null],
  ])('%s', (_, plannedEnd, minutes, held) => {
    const content = reportContent({
      endMinutes: minutes,
      pauses: [{ kind: 'break', driverId: null, placeName: null, fromMinutes: minutes, toMinutes: minutes }],
      stops: [reportStop({ departedMinutes: minutes })],
    });
    expect(withinLimits(content, plannedEnd)).toMatchObject({
      endMinutes: held,
      pauses: [{ fromMinutes: held, toMinutes: held }],
      stops: [{ departedMinutes: held }],
    });
  });

  test('goods up to its limits, and no more stops than it has lines', () => {
    const stops = Array.from({ length: reportLimits.stops + 1 }, () =>
      reportStop({ weightKg: 1_000_000, pieces: 999_999 }),
    );
    const held = withinLimits(reportContent({ stops }), usual).stops;
    expect(held).toHaveLength(reportLimits.stops);
    expect(held[0]).toMatchObject({ weightKg: null, pieces: 999_999 });
  });
});
