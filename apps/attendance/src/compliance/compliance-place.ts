import { isRecordId } from '@haisha/records/is-record-id';
import { isRealDay } from '@haisha/rules/day';
import { parseNightTime } from '@haisha/rules/night-time';

/** Where the hours of drivers are held against the law; the address names the day, the centre and the view. */
export const compliancePath = '/compliance';

export const complianceViews = ['standing', 'candidates', 'inspection'] as const;
type ComplianceView = (typeof complianceViews)[number];
export type ComplianceAddress = {
  view: ComplianceView;
  date: string;
  departmentId: string | null;
  /** Whose hours are opened. */
  driver: string | null;
  /** When somebody has to go, as minutes of the day, and for how long. */
  at: number;
  minutes: number;
};

const usualAt = 2 * 60;
const usualMinutes = 10 * 60;
const lastMinute = 24 * 60 - 1;

/** Reads the address; what is unknown or nonsense there counts as not said. */
export function readComplianceAddress(params: URLSearchParams, today: string): ComplianceAddress {
  const [day, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(params.get('date') ?? '') ?? [];
  const [at, minutes] = [params.get('at'), params.get('for')].map((text) =>
    text === null ? null : parseNightTime(text),
  );
  return {
    view: complianceViews.find((view) => view === params.get('view')) ?? 'standing',
    date: day !== undefined && isRealDay(Number(year), Number(month), Number(date)) ? day : today,
    departmentId: params.getAll('departmentId').find(isRecordId) ?? null,
    driver: params.getAll('driver').find(isRecordId) ?? null,
    at: at != null && at <= lastMinute ? at : usualAt,
    minutes: minutes != null && minutes >= 30 && minutes <= 28 * 60 ? minutes : usualMinutes,
  };
}

/** Writes the address: only what differs from the page just opened. */
export function writeComplianceAddress(
  { at, date, departmentId, driver, minutes, view }: ComplianceAddress,
  today: string,
): Record<string, string> {
  const clock = (value: number) => `${Math.floor(value / 60)}:${String(value % 60).padStart(2, '0')}`;
  return {
    ...(view !== 'standing' && { view }),
    ...(date !== today && { date }),
    ...(departmentId !== null && { departmentId }),
    ...(driver !== null && { driver }),
    ...(at !== usualAt && { at: clock(at) }),
    ...(minutes !== usualMinutes && { for: clock(minutes) }),
  };
}
