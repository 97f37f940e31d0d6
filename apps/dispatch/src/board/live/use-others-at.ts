import { type Meeting, type OtherAt, useLiveService, useSession } from '@haisha/platform';
import { useEffect, useRef } from 'react';
import { type BoardStore, nobody } from '../grid/board-store.ts';

/**
 * Tells the others of a centre at which run this person is, carrying it or with its panel or dialog open, and puts into the
 * store at which ones they are. Whoever reads only the own runs meets nobody.
 */
export function useOthersAt(store: BoardStore, departmentId: string, runId: string | null): void {
  const service = useLiveService();
  const session = useSession();
  const scope = session?.permissions['allocation.read'];
  const isMet =
    scope === 'all' || (scope === 'department' && session?.user.departmentIds.includes(departmentId) === true);
  const meeting = useRef<Meeting | null>(null);
  const at = useRef(runId);

  useEffect(() => {
    if (!isMet || !service?.meet) return;
    const met = service.meet('allocation', departmentId, (others) => store.set({ others: namesAt(others) }));
    meeting.current = met;
    met.tell(at.current);
    return () => {
      meeting.current = null;
      met.leave();
      store.set({ others: nobody });
    };
  }, [service, isMet, departmentId, store]);

  useEffect(() => {
    at.current = runId;
    meeting.current?.tell(runId);
  }, [runId]);
}

function namesAt(others: readonly OtherAt[]): ReadonlyMap<string, readonly string[]> {
  const byRun = Map.groupBy(others, ({ at }) => at);
  return new Map([...byRun].map(([id, here]) => [id, here.map(({ name }) => name)]));
}
