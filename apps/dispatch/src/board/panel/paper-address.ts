import type { Locale } from '@haisha/i18n';
import { http } from '@haisha/platform';
import { runsPath } from '../commands/board-api.ts';

/** Where a paper of a run is, as PDF in a language. */
export function paperAddress(runId: string, paper: 'order-form' | 'instruction-sheet', locale: Locale): string {
  return `${http().url(`${runsPath}/${encodeURIComponent(runId)}/${paper}`)}?locale=${locale}`;
}
