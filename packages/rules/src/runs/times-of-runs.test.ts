import { describe, expect, it } from 'vitest';
import { correctedMoments, type PunchesOfDay, type RunOfDriver, timesOfRuns } from './times-of-runs.ts';

/** The moment of a day in UTC. */
const at = (time: string) => `2026-11-26T${time.padStart(5, '0')}:00.000Z`;
const timesIn = (line: string) => (line === '' ? [] : line.split(' ').map(at));
/** '8:00 11:00 / 9:50 / home' are the times out, those back, and whether the driver went home. */
function punchesOf(line: string, former = ''): PunchesOfDay {
  const [out = [], back = []] = line.split(' / ').map((part) => (part.includes(':') ? timesIn(part) : []));
  const [formerOut = [], formerBack = []] = former
    .split(' / ')
    .map((part) => (part.includes(':') ? timesIn(part) : []));
  return {
    out,
    back,
    everOut: [...out, ...formerOut],
    everBack: [...back, ...formerBack],
    hasLeft: line.endsWith('home'),
  };
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
    ['more departures than runs', [waiting], '8:04 9:30 / 11:50', [['8:04', '11:50']]],
  ] as const)('%s', (_, runs, line, expected) => {
    const found = timesOfRuns(named(runs), punchesOf(line));
    expect(found.map((run) => [clock(run.leaveGarageAt), clock(run.returnGarageAt)])).toEqual(expected);
  });

  it('has its place, by which who made it is found', () => {
    const [first, second] = timesOfRuns(named([waiting, waiting]), punchesOf('8:04 11:02 / 9:50 13:00'));
    expect([first, second].map((run) => [run?.outPlace, run?.backPlace])).toEqual([
      [0, 0],
      [1, 1],
    ]);
  });
});

describe('a punch that is corrected', () => {
  it.each([
    ['nothing was corrected', out('8:04'), '8:04 / -', '', {}],
    ['the departure was later', out('8:04'), '8:14 / -', '8:04 / -', { actualOutAt: at('8:14') }],
    ['it was taken back: the run stays out', out('8:04'), '- / -', '8:04 / -', {}],
    ['it was taken back, and made again', out('7:30'), '8:04 / -', '7:30 / -', { actualOutAt: at('8:04') }],
    ['somebody moved the run by hand', out('8:00'), '8:14 / -', '', {}],
    [
      'both were wrong',
      { actualOutAt: at('8:04'), actualInAt: at('11:50') },
      '8:10 / 11:40',
      '8:04 / 11:50',
      { actualOutAt: at('8:10'), actualInAt: at('11:40') },
    ],
  ] as const)('%s', (_, run, line, former, expected) => {
    const punches = punchesOf(line, former);
    const [times] = timesOfRuns([{ ...run, isUnconfirmed: false }], punches);
    if (!times) throw new Error('no times');
    expect(correctedMoments(run, times, punches)).toEqual(expected);
  });
});
