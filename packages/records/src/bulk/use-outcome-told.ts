import { useJoined } from '@haisha/i18n';
import { notify } from '@haisha/platform';
import { useEffect, useRef } from 'react';
import type { BulkOutcome } from './use-bulk.ts';
import { useReasonText } from './use-reason-text.ts';

/** Shows what could not be done; to who has left the page meanwhile it is told by notices, one a reason. */
export function useOutcomeTold<Row>(
  show: (outcome: BulkOutcome<Row>) => void,
  nameOf: (row: Row) => string,
  entity: string,
): (outcome: BulkOutcome<Row>) => void {
  const joined = useJoined();
  const reasonText = useReasonText(entity);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  return (outcome) => {
    if (isHere.current) return show(outcome);
    const names = new Map<string, string[]>();
    for (const { row, problem } of outcome.refused) {
      const reason = reasonText(problem).join(' ');
      names.set(reason, [...(names.get(reason) ?? []), nameOf(row)]);
    }
    for (const [reason, those] of names) notify({ kind: 'error', text: `${joined(those)}: ${reason}` });
  };
}
