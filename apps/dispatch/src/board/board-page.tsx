import { usePageTitle } from '@haisha/records/pages/area-pages';
import { useBoardAddress } from './address/use-board-address.ts';
import { boardPath } from './board-place.ts';
import { BoardScreen } from './board-screen.tsx';

/** The allocation board (配車表): who drives what with which vehicle, and when. */
export function BoardPage() {
  return <BoardScreen title={usePageTitle(boardPath)} {...useBoardAddress()} />;
}
