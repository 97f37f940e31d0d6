import { minutesOf, tokyoDate, useTranslation } from '@haisha/i18n';
import { departureFactsOf } from '@haisha/rules/departure/departure-facts';
import { callCautions } from '@haisha/rules/departure/departure-state';
import { minuteOf } from '@haisha/rules/hours/japan-minute';
import { formatNightTime } from '@haisha/rules/night-time';
import { Icon } from '@haisha/ui';
import type { DepartureRow } from '@haisha/validation/departure-board';
import { useLeftText } from '../use-delay-text.ts';
import type { CallDraft } from './call-draft.ts';

export type CallCautionsProps = {
  /** By which the panel names it as its description: it is read aloud with the panel, once. */
  id: string;
  row: DepartureRow;
  kind: CallDraft['kind'];
  date: string;
  /** The clock of the server, in milliseconds. */
  now: number;
};

/** What is out of order about a call that would be held now; nothing where all is in order. */
export function CallCautions({ id, row, kind, date, now }: CallCautionsProps) {
  const { t, i18n } = useTranslation('rollCall');
  const leftText = useLeftText();
  const minute = minuteOf(now);
  const facts = departureFactsOf(row);
  const cautions = kind === 'before' ? callCautions(facts, minute) : [];
  const isOfOtherDay = date !== tokyoDate();
  if (cautions.length === 0 && !isOfOtherDay) return null;
  const reportAt = row.planned && formatNightTime(minutesOf(date, row.planned.reportAt));
  return (
    <div id={id} data-cautions="">
      <Icon name="warning" size={18} />
      {facts.planned && cautions.includes('calledEarly') && <b>{leftText(facts.planned.reportAt - minute)}</b>}
      {cautions.toReversed().map((code) => (
        <p key={code}>{t(`caution.${code}`, { time: reportAt })}</p>
      ))}
      {isOfOtherDay && <p>{i18n.t('departureBoard:otherDay')}</p>}
    </div>
  );
}
