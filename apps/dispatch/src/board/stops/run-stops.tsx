import { useTranslation } from '@haisha/i18n';
import { lazyPart } from '@haisha/platform/lazy-part';
import { useLocalName } from '@haisha/records/naming/use-local-name';
import { Button, SkeletonText } from '@haisha/ui';
import type { StopPlace } from '@haisha/validation/allocation';
import { Suspense, useRef, useState } from 'react';
import { useBoard } from '../board-context.ts';
import type { Run } from '../day/board-types.ts';
import { isCarriable } from '../day/run-facts.ts';
import { midnightOf } from '../geometry/scale.ts';
import { clockText } from '../grid/clock-text.ts';
import { hasKeptDraft } from './kept-drafts.ts';
import { StopLinks } from './stop-links.tsx';

const StopsEditor = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "board-acts" */ './stops-editor.tsx')).StopsEditor,
}));

export type RunStopsProps = {
  run: Run;
  /** Its destinations, once they are read. */
  places?: readonly StopPlace[] | undefined;
};

/** The places on the way in their order, with the plan and what happened; a plan is edited where it stands. */
export function RunStops({ run, places = [] }: RunStopsProps) {
  const { t, i18n } = useTranslation('board');
  const localName = useLocalName();
  const { canMove } = useBoard();
  const mayEdit = canMove && isCarriable(run);
  const [isEditing, setIsEditing] = useState(() => hasKeptDraft(run.id));
  const button = useRef<HTMLButtonElement>(null);
  const from = midnightOf(run.operationDate);
  const text = (instant: string) => clockText(from, Date.parse(instant));
  if (run.stops.length === 0) return null;

  function windowOf({ windowFrom, windowTo }: Run['stops'][number]): string | null {
    if (windowFrom === null && windowTo === null) return null;
    return t('stops.window', {
      from: windowFrom === null ? '' : text(windowFrom),
      to: windowTo === null ? '' : text(windowTo),
    });
  }

  function leave(): void {
    setIsEditing(false);
    setTimeout(() => button.current?.focus());
  }

  return (
    <section aria-label={t('panel.stops')}>
      <h3>
        {t('panel.stops')}
        <span>{run.stops.length}</span>
        {mayEdit && !isEditing && (
          <Button
            ref={button}
            size="xs"
            variant="ghost"
            colorPalette="gray"
            ms="auto"
            aria-label={t('stops.editLabel')}
            onClick={() => setIsEditing(true)}
          >
            {t('stops.edit')}
          </Button>
        )}
      </h3>
      {mayEdit && isEditing ? (
        <Suspense fallback={<SkeletonText noOfLines={run.stops.length} />}>
          <StopsEditor run={run} onLeave={leave} />
        </Suspense>
      ) : (
        <ol>
          {run.stops
            .toSorted((a, b) => a.position - b.position)
            .map((stop) => (
              <li key={stop.id}>
                <span>{text(stop.plannedArriveAt)}</span>
                <i data-done={stop.actualDepartAt === null ? undefined : ''} />
                <span>
                  {localName(stop.placeName, stop.placeNameEn)}
                  {windowOf(stop) !== null && <small> {windowOf(stop)}</small>}
                </span>
                <StopLinks
                  name={localName(stop.placeName, stop.placeNameEn)}
                  place={places.find(({ destinationId }) => destinationId === stop.destinationId)}
                />
                <small>
                  {stop.actualArriveAt === null
                    ? i18n.t(`allocation:stopKind.${stop.kind}`)
                    : t('panel.arrived', { time: text(stop.actualArriveAt) })}
                </small>
              </li>
            ))}
        </ol>
      )}
    </section>
  );
}
