import { useTranslation } from '@haisha/i18n';
import { useLocalName } from '@haisha/records/naming/use-local-name';
import type { Run } from '../day/board-types.ts';
import { midnightOf } from '../geometry/scale.ts';
import { clockText } from '../grid/clock-text.ts';

/** The places on the way in their order, with the plan and what happened. */
export function RunStops({ run }: { run: Run }) {
  const { t, i18n } = useTranslation('board');
  const localName = useLocalName();
  const from = midnightOf(run.operationDate);
  const text = (instant: string) => clockText(from, Date.parse(instant));
  if (run.stops.length === 0) return null;
  return (
    <section aria-label={t('panel.stops')}>
      <h3>
        {t('panel.stops')}
        <span>{run.stops.length}</span>
      </h3>
      <ol>
        {run.stops
          .toSorted((a, b) => a.position - b.position)
          .map((stop) => (
            <li key={stop.id}>
              <span>{text(stop.plannedArriveAt)}</span>
              <i data-done={stop.actualDepartAt === null ? undefined : ''} />
              <span>{localName(stop.placeName, stop.placeNameEn)}</span>
              <small>
                {stop.actualArriveAt === null
                  ? i18n.t(`allocation:stopKind.${stop.kind}`)
                  : t('panel.arrived', { time: text(stop.actualArriveAt) })}
              </small>
            </li>
          ))}
      </ol>
    </section>
  );
}
