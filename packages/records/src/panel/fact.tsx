import { tokyoDate, useTranslation } from '@haisha/i18n';
import { daysBetween } from '@haisha/rules/calendar';
import { Icon, Skeleton } from '@haisha/ui';
import { DueBadge } from '@haisha/ui/due-badge';
import { type MouseEvent, type ReactNode, Suspense, useEffect, useId, useRef } from 'react';
import { useRecordWords } from '../words/use-record-words.ts';
import { usePanel } from './panel-context.ts';

export type FactProps = {
  /** The field, as the form calls it. */
  name: string;
  /** What it is called, where that is not the name of the field. */
  label?: string;
  /** The value can be corrected here by those who may. */
  correctable?: boolean;
  /** What belongs to the value, more quietly. */
  aside?: ReactNode;
  children?: ReactNode;
};

/** One value of the row, next to its name; a press beside its links, or Enter on its pencil, corrects it in place. */
export function Fact({ name, label, correctable = false, aside, children }: FactProps) {
  const { t } = useTranslation('panel');
  const panel = usePanel();
  const words = useRecordWords(panel.name);
  const id = useId();
  const called = label ?? words(`field.${name}`);
  const { Correction } = panel;
  const isCorrected = panel.correcting === name && Correction !== null;
  const pencil = useRef<HTMLButtonElement>(null);
  const was = useRef(isCorrected);

  // The field that had the focus is gone.
  useEffect(() => {
    if (was.current && !isCorrected && document.activeElement === document.body) pencil.current?.focus();
    was.current = isCorrected;
  }, [isCorrected]);

  if (isCorrected) {
    return (
      <div data-correcting="">
        <dt data-unseen="">{called}</dt>
        <dd>
          <Suspense fallback={<Skeleton h="16" />}>
            <Correction row={panel.row} field={name} editAt={panel.editAt} onClose={() => panel.correct(null)} />
          </Suspense>
        </dd>
      </div>
    );
  }

  const shown = isNothing(children) ? <span data-none="">{t('empty')}</span> : children;
  const value = (
    <>
      {isNothing(aside) ? shown : <span>{shown}</span>}
      {!isNothing(aside) && <small>{aside}</small>}
    </>
  );
  if (!correctable || !Correction) {
    return (
      <div>
        <dt>{called}</dt>
        <dd>{value}</dd>
      </div>
    );
  }

  function press(event: MouseEvent<HTMLElement>): void {
    const isLink = (event.target as Element).closest('a, button') !== null;
    // Who marks a value wants to copy it.
    if (!isLink && window.getSelection()?.toString() === '') panel.correct(name);
  }

  return (
    <div>
      <dt id={`${id}-name`}>{called}</dt>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the pencil inside is for the keyboard. */}
      <dd id={`${id}-value`} data-correctable="" onClick={press}>
        {value}
        <button
          ref={pencil}
          type="button"
          data-correct=""
          aria-labelledby={`${id}-name ${id}-value`}
          onClick={() => panel.correct(name)}
        >
          <Icon name="edit" size={13} />
          <span data-unseen="">{t('correct')}</span>
        </button>
      </dd>
    </div>
  );
}

function isNothing(part: ReactNode): boolean {
  return part === null || part === undefined || part === '' || part === false;
}

export type DueFactProps = Omit<FactProps, 'children'> & {
  date: string | null;
  /** Nothing is on record: once the day has passed, the word says so. */
  isMissing?: boolean;
};

/** A day on which something of the row runs out or comes due. */
export function DueFact({ date, isMissing, ...fact }: DueFactProps) {
  return (
    <Fact {...fact}>
      {date !== null && <DueBadge date={date} daysLeft={daysBetween(tokyoDate(), date)} isMissing={isMissing} />}
    </Fact>
  );
}
