import type { Locale } from '@haisha/i18n';
import { http } from '@haisha/platform';
import { addDays, addMonths } from '@haisha/rules/calendar';
import { runsPath } from '../commands/board-api.ts';

/** Where a paper of a run is, as PDF in a language. */
export function paperAddress(runId: string, paper: 'order-form' | 'instruction-sheet', locale: Locale): string {
  return `${http().url(`${runsPath}/${encodeURIComponent(runId)}/${paper}`)}?locale=${locale}`;
}

/** Where the register of actual carriers of a centre is, for the month of a day. */
export function registerAddress(day: string, departmentId: string, locale: Locale): string {
  const from = `${day.slice(0, 8)}01`;
  const query = new URLSearchParams({ from, to: addDays(addMonths(from, 1), -1), departmentId, locale });
  return `${http().url(`${runsPath}/transport-register`)}?${query}`;
}
