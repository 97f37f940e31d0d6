import { describe, expect, it } from 'vitest';
import { correctedMoments, type RunOfDriver, timesOfRuns } from './times-of-runs.ts';

/** The moment of a day in UTC. */
const at = (time: string) => `2026-11-26T${time.padStart(5, '0')}:00.000Z`;
const timesIn = (line: string) => (line === '' ? [] : line.split(' ').map(at));
const made = (moments: readonly string[]) => moments.map((one) => ({ at: one, ever: [one] }));
/** '8:00 11:00 / 9:50 / home' are the times out, those back, and whether the driver went home. */
function punchesOf(line: string) {
  const [out = [], back = []] = line.split(' / ').map((part) => (part.includes(':') ? timesIn(part) : []));
  return { out: made(out), back: made(back), hasLeft: line.endsWith('home') };
}
/** '8:04>8:14 7:30>' was corrected, and another one taken back. */
function correctedOf(line: string) {
  const [out = [], back = []] = line.split(' / ').map((part) =>
    part.split(' ').flatMap((one) => {
      const ever = one.split('>').filter((time) => time.includes(':'));
      const last = one.endsWith('>') ? undefined : ever.at(-1);
      return ever.length === 0 ? [] : { at: last ? at(last) : null, ever: ever.map(at) };
    }),
  );
  return { out, back, hasLeft: false };
}
const waiting = { actualOutAt: null, actualInAt: null, isUnconfirmed: false };
const open = { ...waiting, isUnconfirmed: true };
const out = (time: string) => ({ ...waiting, actualOutAt: at(time) });
const clock = (moment: string | null) => moment?.slice(11, 16).replace(/^0/, '') ?? null;

/** Each one for itself. */
const named = (runs: readonly RunOfDriver[]) => runs.map((run) => ({ ...run }));

describe('the punches of a run', () => {
  it.each([
    ['nothing', [waiting], '- / -', [[null, null]]],
    ['one run out', [waiting], '8:04 / -', [['8:04', null]]],
    ['and back, at once', [waiting], '8:04 / 11:50', [['8:04', '11:50']]],
    [
      'two runs, out for the first',
      [waiting, waiting],
      '8:04 / -',
      [
        ['8:04', null],
        [null, null],
      ],
    ],
    [
      'back from one or from both, nobody knows',
      [waiting, waiting],
      '8:04 / 9:50',
      [
        ['8:04', null],
        [null, null],
      ],
    ],
    [
      'out again',
      [waiting, waiting],
      '8:04 11:02 / 9:50',
      [
        ['8:04', '9:50'],
        ['11:02', null],
      ],
    ],
    [
      'home after both without a word between',
      [waiting, waiting],
      '8:00 / 13:05 / home',
      [
        ['8:00', '13:05'],
        [null, null],
      ],
    ],
    [
      'the first return forgotten',
      [waiting, waiting],
      '8:00 11:02 / 13:05',
      [
        ['8:00', null],
        ['11:02', '13:05'],
      ],
    ],
    [
      'and home',
      [waiting, waiting],
      '8:00 11:02 / 13:05 / home',
      [
        ['8:00', '13:05'],
        ['11:02', '13:05'],
      ],
    ],
    [
      'the first run moved by hand',
      [out('8:00'), waiting],
      '11:02 / -',
      [
        [null, null],
        ['11:02', null],
      ],
    ],
    [
      'and both back',
      [out('8:00'), waiting],
      '11:02 / 9:50 13:00',
      [
        [null, '9:50'],
        ['11:02', '13:00'],
      ],
    ],
    ['moved by hand and back by punch', [out('8:00')], '- / 11:50', [[null, '11:50']]],
    ['a return before the departure', [waiting], '8:04 / 7:50', [['8:04', null]]],
    ['a run that nobody confirmed', [open], '8:04 / -', [['8:04', null]]],
    [
      'an unconfirmed run before a confirmed one',
      [open, waiting],
      '8:04 / -',
      [
        [null, null],
        ['8:04', null],
      ],
    ],
    [
      'and both left',
      [open, waiting],
      '8:04 11:02 / -',
      [
        ['11:02', null],
        ['8:04', null],
      ],
    ],
    [
      'an earlier run that came after the other had left',
      [waiting, out('8:04')],
      '8:04 / -',
      [
        [null, null],
        ['8:04', null],
      ],
    ],
    [
      'and left second',
      [waiting, out('8:04')],
      '8:04 11:02 / 9:50 13:00',
      [
        ['11:02', '13:00'],
        ['8:04', '9:50'],
      ],
    ],
    [
      'a run between two that have left',
      [out('8:04'), waiting, out('12:55')],
      '8:04 12:55 / 11:50',
      [
        ['8:04', '11:50'],
        [null, null],
        ['12:55', null],
      ],
    ],
    [
      'and an unconfirmed one beside one that has left',
      [open, out('8:04')],
      '8:04 / -',
      [
        [null, null],
        ['8:04', null],
      ],
    ],
    ['more departures than runs', [waiting], '8:04 9:30 / 11:50', [['8:04', '11:50']]],
  ] as const)('%s', (_, runs, line, expected) => {
    const found = timesOfRuns(named(runs), punchesOf(line));
    expect(found.map((run) => [clock(run.out?.at ?? null), clock(run.back?.at ?? null)])).toEqual(expected);
  });

  it('is found by the punch where that was corrected, though another one comes first now', () => {
    const punches = correctedOf('11:02 8:04>11:10 / -');
    const found = timesOfRuns([waiting, out('8:04')], punches);
    expect(found.map((run) => run.out)).toEqual([punches.out[0], punches.out[1]]);
  });

  it('is the one at which it stands before one that was once there', () => {
    const punches = correctedOf('8:04 8:04>8:30 / -');
    expect(timesOfRuns([out('8:04'), out('8:04')], punches).map((run) => clock(run.out?.at ?? null))).toEqual([
      '8:04',
      '8:30',
    ]);
  });
});

const departed = (time: string) => ({ ...out(time), status: 'departed' });
describe('a punch that is corrected', () => {
  it.each([
    ['nothing was corrected', departed('8:04'), '8:04 / -', {}],
    ['the departure was later', departed('8:04'), '8:04>8:14 / -', { actualOutAt: at('8:14') }],
    ['it was taken back: the run stays out', departed('8:04'), '8:04> / -', {}],
    ['it was taken back, and made again', departed('7:30'), '8:04 7:30> / -', { actualOutAt: at('8:04') }],
    ['somebody moved the run by hand', departed('8:00'), '8:14 / -', {}],
    [
      'both were wrong',
      { ...departed('8:04'), status: 'postCalled', actualInAt: at('11:50') },
      '8:04>8:10 / 11:50>11:40',
      { actualOutAt: at('8:10'), actualInAt: at('11:40') },
    ],
    ['the run was reported', { ...departed('8:04'), status: 'reported' }, '8:04>8:14 / -', {}],
    ['its report was approved', { ...departed('8:04'), status: 'approved' }, '8:04>8:14 / -', {}],
    ['its month was locked', { ...departed('8:04'), status: 'locked' }, '8:04>8:14 / -', {}],
  ] as const)('%s', (_, run, line, expected) => {
    const punches = correctedOf(line);
    const [times] = timesOfRuns([{ ...run, isUnconfirmed: false }], punches);
    if (!times) throw new Error('no times');
    const corrected = Object.entries(correctedMoments(run, times, punches));
    expect(Object.fromEntries(corrected.map(([name, punch]) => [name, punch.at]))).toEqual(expected);
  });
});
