import { formatDate, formatInstant, formatNumber, useTranslation } from '@haisha/i18n';
import { useLocalName } from '@haisha/records/naming/use-local-name';
import { Button, Icon } from '@haisha/ui';
import type { Allocation } from '@haisha/validation/allocation';
import { FeeList } from '../fees/fee-list.tsx';
import { useFeeText } from '../fees/use-fee-text.ts';
import { midnightOf } from '../geometry/scale.ts';
import { clockText } from '../grid/clock-text.ts';
import { PaperButton } from '../panel/run-papers.tsx';

export type RequestCardProps = {
  run: Allocation;
  isBusy: boolean;
  onAccept: () => void;
  onDecline: () => void;
};

/** One run as its delivery company needs it: when, from where to where, how much, for what, and the answer. */
export function RequestCard({ run, isBusy, onAccept, onDecline }: RequestCardProps) {
  const { t, i18n } = useTranslation('request');
  const localName = useLocalName();
  const { total } = useFeeText();
  const from = midnightOf(run.operationDate);
  const text = (instant: string) => clockText(from, Date.parse(instant));
  const name = (stop: Allocation['stops'][number] | undefined) => stop && localName(stop.placeName, stop.placeNameEn);
  const way = [name(run.stops[0]), name(run.stops.at(-1))].filter(Boolean);
  const isOpen = run.status === 'requested';
  return (
    <>
      <header>
        <h2>
          {formatDate(run.operationDate, { weekday: true })} {text(run.start)}–{text(run.end)}
        </h2>
        <small>{i18n.t(`allocation:status.${run.status}`)}</small>
      </header>
      {way.length > 0 && <p data-way="">{way.length > 1 ? t('to', { from: way[0], to: way[1] }) : way[0]}</p>}
      <dl>
        <dt>{t('number')}</dt>
        <dd>
          {[run.number, run.requestedAt && t('askedAt', { at: formatInstant(run.requestedAt) })]
            .filter(Boolean)
            .join(' · ')}
        </dd>
        <dt>{t('load')}</dt>
        <dd>
          <LoadText run={run} />
        </dd>
        <dt>{t('fee')}</dt>
        <dd>
          {total(run)}
          <FeeList run={run} />
        </dd>
        {!isOpen && (
          <>
            <dt>{t('vehicle')}</dt>
            <dd>{run.hiredVehicle ?? t('named')}</dd>
            <dt>{t('driver')}</dt>
            <dd>{run.hiredDriverName ?? t('named')}</dd>
          </>
        )}
        {run.note !== null && (
          <>
            <dt>{t('note')}</dt>
            <dd>{run.note}</dd>
          </>
        )}
      </dl>
      {run.stops.length > 0 && (
        <details>
          <summary>{t('stops', { count: run.stops.length })}</summary>
          <ol aria-label={t('where')}>
            {run.stops.map((stop) => (
              <li key={stop.id}>
                <span>
                  {text(stop.plannedArriveAt)}–{text(stop.plannedDepartAt)}
                </span>
                <span>{name(stop)}</span>
                <small>{i18n.t(`allocation:stopKind.${stop.kind}`)}</small>
              </li>
            ))}
          </ol>
        </details>
      )}
      <footer>
        {isOpen && (
          <>
            <Button disabled={isBusy} onClick={onAccept}>
              <Icon name="check" size={16} />
              {t('accept')}
            </Button>
            <Button variant="outline" colorPalette="red" disabled={isBusy} onClick={onDecline}>
              {t('decline')}
            </Button>
          </>
        )}
        <PaperButton run={run} paper="order-form" text={i18n.t('paper:orderForm')} />
      </footer>
    </>
  );
}

function LoadText({ run: { load } }: Pick<RequestCardProps, 'run'>) {
  const { t, i18n } = useTranslation('request');
  const parts = [
    t('deliveries', { count: load.count }),
    load.weightKg > 0 && `${formatNumber(load.weightKg)} kg`,
    load.cages > 0 && `${i18n.t('board:measure.cages')} ${formatNumber(load.cages)}`,
    load.pallets > 0 && `${i18n.t('board:measure.pallets')} ${formatNumber(load.pallets)}`,
    ...load.zones.map((zone) => i18n.t(`board:zoneName.${zone}`)),
  ];
  return parts.filter(Boolean).join(' · ');
}
