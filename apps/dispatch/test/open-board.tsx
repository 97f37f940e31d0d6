import type { BoardDay } from '@haisha/validation/board-day';
import { screen } from '@testing-library/react';
import { boardDate, boardDay, centre } from './board.ts';
import { packedDay } from './packed-day.ts';
import { renderPage } from './render-page.tsx';

type Options = Parameters<typeof renderPage>[1];
type Answers = Options['api'];

const dayRoute = 'GET /allocations/day';

/** Where the board of the day of the tests stands. */
const boardAddress = `/vehicle-allocation?date=${boardDate}`;

/** What the page reads besides the day. */
const boardLists: Answers = {
  'GET /departments/names': () => ({ body: { items: [{ id: centre, code: 'IW', name: '岩槻', nameEn: 'Iwatsuki' }] } }),
  'GET /cargo-owners': () => ({ body: { items: [], total: 0, page: 1, pageSize: 200 } }),
};

/** Opens the board on a day, or another page over it, with the answers to its commands; a day is packed as the API packs it. */
export async function openBoard(
  day: BoardDay = boardDay(),
  api: Answers = {},
  { address = boardAddress, ...options }: Partial<Options> & { address?: string } = {},
) {
  const dayOf: Answers[string] = api[dayRoute] ?? (() => ({ body: day }));
  const answers: Answers = {
    ...boardLists,
    ...api,
    [dayRoute]: async (...asked) => {
      const { body, status = 200 } = await dayOf(...asked);
      return { status, body: status === 200 ? packedDay(body as BoardDay) : body };
    },
  };
  return await renderPage(address, { departmentIds: [centre], ...options, api: answers });
}

/** The bar that is said like this. */
export function bar(name: RegExp): Promise<HTMLElement> {
  return screen.findByRole('gridcell', { name });
}

/** What a phone answers to questions about its width. */
export function phoneMedia(query: string) {
  const matches = query.includes('max-width: 47');
  return { matches, media: query, addEventListener: () => undefined, removeEventListener: () => undefined };
}

/** What the live regions of the page say. */
export function said(): string {
  return screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join(' ');
}
