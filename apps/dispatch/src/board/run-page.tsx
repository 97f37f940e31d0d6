import { tokyoDate } from '@haisha/i18n';
import { overrideTitle, useCan, useNavigate, useParams, useQuery } from '@haisha/platform';
import { ProblemState } from '@haisha/platform/problem-state';
import { usePageTitle } from '@haisha/records/pages/area-pages';
import { PageFrame, SkeletonTable } from '@haisha/ui';
import { useEffect } from 'react';
import { type BoardAddress, readBoardAddress, writeBoardAddress } from './address/board-address.ts';
import { boardPath, runPath } from './board-place.ts';
import { BoardScreen } from './board-screen.tsx';
import { runDetail } from './commands/board-api.ts';

/** A run by its own address: the board of its day and centre with its panel open. What is changed there leads to the board. */
export function RunPage() {
  const { id = '' } = useParams();
  const title = useRunTitle(':id');
  const toBoard = useToBoard();
  const { data: run, error, refetch } = useQuery(runDetail(id));
  if (!run) {
    return (
      <PageFrame title={title}>
        {error ? <ProblemState error={error} onRetry={refetch} /> : <SkeletonTable />}
      </PageFrame>
    );
  }
  const address: BoardAddress = { ...unsaid(), date: run.operationDate, departmentId: run.departmentId, run: run.id };
  return <BoardScreen title={title} address={address} change={(changes) => toBoard({ ...address, ...changes })} />;
}

/** Where no run is named: the board of today, on which one is chosen. */
export function ChooseRunPage() {
  const title = useRunTitle('_id');
  const toBoard = useToBoard();
  const address = unsaid();
  return <BoardScreen title={title} address={address} change={(changes) => toBoard({ ...address, ...changes })} />;
}

/** Whoever may only read edits nothing, which the title of the window says as well. */
function useRunTitle(id: string): string {
  const can = useCan();
  const title = usePageTitle(can('allocation.update') ? runPath(id) : boardPath);
  useEffect(() => overrideTitle(title), [title]);
  return title;
}

function useToBoard(): (address: BoardAddress) => void {
  const navigate = useNavigate();
  return (address) => void navigate(`${boardPath}?${writeBoardAddress(address, tokyoDate())}`);
}

function unsaid(): BoardAddress {
  return readBoardAddress(new URLSearchParams(), tokyoDate());
}
