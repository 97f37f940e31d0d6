import { isDay, yearRule } from '@haisha/validation/rule';
import { temperatureZones } from '@haisha/validation/vehicle-body-choices';
import { type BoardRange, boardRanges } from '../geometry/scale.ts';

/** What a row stands for. */
export const boardRows = ['vehicle', 'driver', 'course'] as const;
export type BoardRows = (typeof boardRows)[number];

/** Rows of one line, or of two. */
export const boardDensities = ['compact', 'comfortable'] as const;
export type BoardDensity = (typeof boardDensities)[number];

/** Rows that nothing is on yet, or rows with something to mind. */
const onlyChoices = ['unassigned', 'warnings'] as const;
type Only = (typeof onlyChoices)[number];

type Zone = (typeof temperatureZones)[number];

/** What the address says of the board. */
export type BoardAddress = {
  date: string;
  range: BoardRange;
  rows: BoardRows;
  departmentId: string | null;
  directionId: readonly string[];
  cargoOwnerId: readonly string[];
  zone: readonly Zone[];
  only: readonly Only[];
  /** How close its rows stand; null leaves that to the person. */
  density: BoardDensity | null;
  /** The run whose panel is open. */
  run: string | null;
  /** Where its panel begins: whoever came for another driver is at the choice of them. */
  choose: 'driver' | null;
  /** The saved view that it began with: its id, or `plain` for the board that was asked for without one. */
  view: string | null;
};

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const isId = (text: string) => uuid.test(text);

/** Reads the address; what is unknown or nonsense there counts as not said. */
export function readBoardAddress(params: URLSearchParams, today: string): BoardAddress {
  const date = params.get('date') ?? '';
  return {
    date: isShown(date) ? date : today,
    range: oneOf(boardRanges, params.get('range')) ?? 'day',
    rows: oneOf(boardRows, params.get('rows')) ?? 'vehicle',
    departmentId: params.getAll('departmentId').find(isId) ?? null,
    directionId: params.getAll('directionId').filter(isId),
    cargoOwnerId: params.getAll('cargoOwnerId').filter(isId),
    zone: temperatureZones.filter((zone) => params.getAll('zone').includes(zone)),
    only: onlyChoices.filter((only) => params.getAll('only').includes(only)),
    density: oneOf(boardDensities, params.get('density')) ?? null,
    run: params.getAll('run').find(isId) ?? null,
    choose: oneOf(['driver'], params.get('choose')) ?? null,
    view: params.getAll('view').find((view) => view === 'plain' || isId(view)) ?? null,
  };
}

/** Returns what an address says for a day where there is no such day; null where it is right or says none. */
export function unknownDayIn(params: URLSearchParams): string | null {
  const date = params.get('date');
  return date === null || isShown(date) ? null : date;
}

/** Writes the address: only what differs from the board just opened, and where a panel begins until it has begun. */
export function writeBoardAddress(address: BoardAddress, today: string): URLSearchParams {
  const { choose, date, run, view } = address;
  const params = new URLSearchParams();
  if (date !== today) params.set('date', date);
  for (const [name, value] of viewParams(address)) params.append(name, value);
  if (run !== null) params.set('run', run);
  if (run !== null && choose !== null) params.set('choose', choose);
  if (view !== null) params.set('view', view);
  return params;
}

/** Writes what a saved view keeps: the centre, range, rows, filters and density, never a day or a run. */
export function writeBoardView(address: BoardAddress): string {
  return viewParams(address).toString();
}

/** Returns the board as a saved view has it, on the day that is shown. */
export function withView(address: BoardAddress, view: string | null, text: string): BoardAddress {
  const { date } = address;
  return { ...readBoardAddress(new URLSearchParams(text), date), date, run: null, view };
}

function viewParams(address: BoardAddress): URLSearchParams {
  const { range, rows, departmentId, directionId, cargoOwnerId, zone, only, density } = address;
  const params = new URLSearchParams();
  if (range !== 'day') params.set('range', range);
  if (rows !== 'vehicle') params.set('rows', rows);
  if (departmentId !== null) params.set('departmentId', departmentId);
  const lists = { directionId, cargoOwnerId, zone, only };
  for (const [name, values] of Object.entries(lists)) for (const value of values) params.append(name, value);
  if (density !== null) params.set('density', density);
  return params;
}

/** Returns how many filters narrow the board. */
export function filterCount({ directionId, cargoOwnerId, zone, only }: BoardAddress): number {
  return [directionId, cargoOwnerId, zone].filter(({ length }) => length > 0).length + only.length;
}

/** The board without its filters. */
export const unfiltered = { directionId: [], cargoOwnerId: [], zone: [], only: [] } as const;

/** An existing day of a year that the server answers for. */
function isShown(date: string): boolean {
  return isDay(date) && yearRule(date) === null;
}

function oneOf<const Choice extends string>(choices: readonly Choice[], text: string | null): Choice | undefined {
  return choices.find((choice) => choice === text);
}
