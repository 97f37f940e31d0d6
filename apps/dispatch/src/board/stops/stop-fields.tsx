import { useTranslation } from '@haisha/i18n';
import { useLocalName } from '@haisha/records/naming/use-local-name';
import { Icon, Input } from '@haisha/ui';
import { type KeyboardEvent, useId } from 'react';
import { type DraftStop, errorAt, shownTime, type TimeName } from './stops-draft.ts';

/** What of a stop has the focus. */
export type StopPart = 'up' | 'down' | TimeName;

export type StopFieldsProps = {
  draft: readonly DraftStop[];
  index: number;
  onMove: (step: 1 | -1, part: StopPart) => void;
  onType: (name: TimeName, text: string) => void;
  /** The field is left, or Enter is pressed. */
  onSettle: (name: TimeName) => void;
};

/** A stop: up and down, where it is, when it comes and goes. Alt with an arrow moves it from wherever the focus is. */
export function StopFields({ draft, index, onMove, onType, onSettle }: StopFieldsProps) {
  const { t, i18n } = useTranslation('board');
  const localName = useLocalName();
  const id = useId();
  const one = draft[index];
  if (!one) return null;
  const { stop } = one;
  const name = localName(stop.placeName, stop.placeNameEn);
  const errors = { arrive: errorAt(draft, index, 'arrive'), depart: errorAt(draft, index, 'depart') };
  const first = errors.arrive ?? errors.depart;

  function onKeyDown(event: KeyboardEvent): void {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key] as 1 | -1 | undefined;
    if (!step || !event.altKey || !(event.target instanceof HTMLElement)) return;
    event.preventDefault();
    onMove(step, (event.target.dataset.part ?? 'arrive') as StopPart);
  }

  return (
    <li data-stop={stop.id} onKeyDown={onKeyDown}>
      <div data-order="">
        {([-1, 1] as const).map((step) => {
          const part = step === -1 ? 'up' : 'down';
          const isEnd = step === -1 ? index === 0 : index === draft.length - 1;
          return (
            <button
              key={part}
              type="button"
              data-part={part}
              aria-label={t(`stops.${part}`, { name })}
              aria-keyshortcuts={step === -1 ? 'Alt+ArrowUp' : 'Alt+ArrowDown'}
              // It keeps the focus at the end of the way.
              aria-disabled={isEnd || undefined}
              onClick={() => onMove(step, part)}
            >
              <Icon name={step === -1 ? 'chevronUp' : 'chevronDown'} size={14} />
            </button>
          );
        })}
      </div>
      <div data-place="">
        <span title={name}>{name}</span>
        <small>{i18n.t(`allocation:stopKind.${stop.kind}`)}</small>
      </div>
      {(['arrive', 'depart'] as const).map((part) => (
        <Input
          key={part}
          size="sm"
          data-part={part}
          aria-label={t(`stops.${part}`, { name })}
          aria-invalid={errors[part] !== null || undefined}
          aria-describedby={errors[part] === null ? undefined : `${id}-error`}
          inputMode="numeric"
          autoComplete="off"
          value={shownTime(one, part)}
          onChange={(event) => onType(part, event.target.value)}
          onBlur={() => onSettle(part)}
        />
      ))}
      {first && (
        <p id={`${id}-error`} data-error="">
          {t(`stops.error.${first}`)}
        </p>
      )}
    </li>
  );
}
