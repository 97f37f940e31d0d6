import { describe, expect, test } from 'vitest';
import { content as reportContent, stop as reportStop } from '../../test/daily-reports.ts';
import { reportLimits, withinLimits } from './report-limits.ts';

const { earliestMinute, latestMinute } = reportLimits;

describe('what a report can hold', () => {
  test.each([
    ['the last minute of the next day', latestMinute, latestMinute],
    ['a minute later: 帰庫 pressed two days after', latestMinute + 1, null],
    ['six hours before its day', earliestMinute, earliestMinute],
    ['出庫 pressed the evening before', earliestMinute - 1, null],
    ['nothing', null, null],
  ])('%s', (_, minutes, held) => {
    const content = reportContent({
      endMinutes: minutes,
      pauses: [{ kind: 'break', driverId: null, placeName: null, fromMinutes: minutes, toMinutes: minutes }],
      stops: [reportStop({ departedMinutes: minutes })],
    });
    expect(withinLimits(content)).toMatchObject({
      endMinutes: held,
      pauses: [{ fromMinutes: held, toMinutes: held }],
      stops: [{ departedMinutes: held }],
    });
  });

  test('goods up to its limits, and no more stops than it has lines', () => {
    const stops = Array.from({ length: reportLimits.stops + 1 }, () =>
      reportStop({ weightKg: 1_000_000, pieces: 999_999 }),
    );
    const held = withinLimits(reportContent({ stops })).stops;
    expect(held).toHaveLength(reportLimits.stops);
    expect(held[0]).toMatchObject({ weightKg: null, pieces: 999_999 });
  });
});
