import { isProblem, useCan, useQuery } from '@haisha/platform';
import { lazyPart } from '@haisha/platform/lazy-part';
import { ProblemState } from '@haisha/platform/problem-state';
import { chakra, Skeleton, Stack } from '@haisha/ui';
import type { EntityFields } from '@haisha/validation/entity';
import { type KeyboardEvent, type ReactNode, useEffect, useMemo, useState } from 'react';
import { readingProblem } from '../form/reading-problem.ts';
import { useSettled } from '../form/use-settled.ts';
import { type NameOf, useNameOf } from '../naming/use-name-of.ts';
import type { ChangesCall, DetailCall } from '../record-calls.ts';
import type { LoadCorrection } from './correction-props.ts';
import { newestOf } from './newest-of.ts';
import { PanelContentProvider } from './panel-context.ts';
import { PanelHead } from './panel-head.tsx';
import type { PanelProps } from './panel-props.ts';
import { PanelResizer } from './panel-resizer.tsx';

export type RecordPanelProps<Row extends EntityFields> = PanelProps<Row> & {
  of: { name: string; api: DetailCall<Row> & ChangesCall; nameOf: NameOf<Row> };
  /** What values are corrected with, for those who may change the row. */
  correction?: LoadCorrection<Row>;
  /** A page of the row besides its form. */
  pageAt?: (row: Row) => string | null;
  /** What is shown of the row. */
  children: (row: Row) => ReactNode;
};

/** A held arrow key passes rows that nobody reads. */
const passingMs = 150;

/** A record beside its list: what the list knows of it at once, and as the server has it a moment later. */
export function RecordPanel<Row extends EntityFields>({
  of: { name, api, nameOf },
  correction,
  pageAt,
  children,
  ...props
}: RecordPanelProps<Row>) {
  const { id, known, onPrevious, onNext } = props;
  const can = useCan();
  const labelOf = useNameOf(nameOf);
  const isSettled = useSettled(id, passingMs) === id;
  const reading = useQuery({ ...api.detail(id), enabled: isSettled });
  const row = newestOf(known, reading.data);
  const problem = row ? null : readingProblem(reading.error);
  // What is not there does not come by asking again.
  const isMissing = isProblem(problem, 'record.not_found');
  const [correcting, correct] = useState<{ row: string; field: string } | null>(null);
  const mayCorrect = correction !== undefined && can(`${name}.update`) && row?.archivedAt === null;
  const Correction = useMemo(() => correction && lazyPart(async () => ({ default: await correction() })), [correction]);

  useEffect(() => {
    if (mayCorrect) void correction().catch(() => undefined);
  }, [mayCorrect, correction]);

  function goOn(event: KeyboardEvent<HTMLElement>): void {
    const step = { ArrowUp: onPrevious, ArrowDown: onNext }[event.key];
    if (!step || event.defaultPrevented || isField(event.target)) return;
    event.preventDefault();
    step();
  }

  return (
    <Side aria-label={row && labelOf(row)} onKeyDown={goOn}>
      <PanelHead {...props} row={row} name={name} isMissing={isMissing} pageAt={(row && pageAt?.(row)) ?? null} />
      {row ? (
        <PanelContentProvider
          value={{
            name,
            api,
            row: row as never,
            editAt: props.editAt,
            undoable: props.undoable,
            Correction: (mayCorrect && Correction) || null,
            correcting: correcting?.row === id ? correcting.field : null,
            correct: (field) => correct(field === null ? null : { row: id, field }),
          }}
        >
          <Body>{children(row)}</Body>
        </PanelContentProvider>
      ) : (
        <Body>
          {problem ? (
            <ProblemState error={problem} {...(!isMissing && { onRetry: reading.refetch })} />
          ) : (
            <Stack gap="3" role="status" aria-busy="true" pt="1">
              <Skeleton h="7" w="40%" />
              <Skeleton h="5" w="80%" />
              <Skeleton h="32" />
            </Stack>
          )}
        </Body>
      )}
      <PanelResizer width={props.width} />
    </Side>
  );
}

function isField(target: EventTarget): boolean {
  return target instanceof Element && target.closest('input, select, textarea, [role=separator]') !== null;
}

const Side = chakra('aside', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    h: 'full',
    bg: 'bg.panel',
    animation: 'fade-in 160ms ease-out, slide-from-right 160ms ease-out',
  },
});

const Body = chakra('div', { base: { flex: '1', minH: '0', overflowY: 'auto', px: '4', pb: '6' } });
