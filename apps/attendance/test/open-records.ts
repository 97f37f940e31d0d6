import type { Routes } from '@haisha/area-tests/fake-api';
import type { TimeRecordDay } from '@haisha/validation/time-record';
import { screen } from '@testing-library/react';
import { centre, centreDay, day } from './records.ts';
import { renderPage } from './render-page.tsx';

type Options = Parameters<typeof renderPage>[1];

const lists: Routes = {
  'GET /departments/names': () => ({ body: { items: [{ id: centre, code: 'IW', name: '岩槻', nameEn: 'Iwatsuki' }] } }),
};

/** Opens time records at an address, by default a day of a centre, as somebody who may enter them. */
export async function openRecords(
  shown: TimeRecordDay = centreDay(),
  api: Routes = {},
  { address = `/driver-time-in-out?date=${day}`, ...options }: Partial<Options> & { address?: string } = {},
) {
  const answers = { ...lists, 'GET /time-records/day': () => ({ body: shown }), ...api };
  return await renderPage(address, { departmentIds: [centre], ...options, api: answers });
}

/** The row that begins like this. */
export function rowOf(name: RegExp): Promise<HTMLElement> {
  return screen.findByRole('row', { name });
}

/** The codes of the drivers in the order of their rows. */
export function shownCodes(): (string | undefined)[] {
  return screen
    .getAllByRole('rowheader')
    .map(({ textContent }) => /^D\d+/.exec(textContent ?? '')?.[0])
    .filter((code) => code !== undefined);
}
