import { useTranslation } from '@haisha/i18n';
import { Button, chakra, Icon, Input, Kbd } from '@haisha/ui';
import { isComposing } from '@haisha/ui/keys';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import type { RecordRow } from '../records/record-row.ts';
import { useRecordWords } from '../records/use-record-words.ts';
import type { Entry } from './use-entry.ts';

export type LineEntryProps = { row: RecordRow; name: string; entry: Entry; onDetail: () => void };

/** The day of a driver as one line, and below it in words what it says. */
export function LineEntry({ entry, name, onDetail, row }: LineEntryProps) {
  const { t } = useTranslation('timeRecord');
  const words = useRecordWords();
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const { open, reading } = entry;
  const isRefused = 'refused' in reading && open?.isTried === true;

  useEffect(() => {
    input.current?.focus();
    input.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);

  function onKeyDown(event: KeyboardEvent): void {
    if (isComposing(event)) return;
    const act = {
      Enter: entry.submit,
      Escape: entry.close,
      ArrowDown: () => entry.step(1),
      ArrowUp: () => entry.step(-1),
    }[event.key];
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  }

  return (
    <Frame>
      <Input
        ref={input}
        size="sm"
        aria-label={t('entry.label', { name })}
        aria-describedby={`${id}-reading`}
        aria-invalid={isRefused || undefined}
        inputMode="numeric"
        autoComplete="off"
        placeholder={placeholderOf(row) ?? '2:05 2:31 11:12 11:40'}
        value={open?.text ?? ''}
        onChange={(event) => entry.type(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <div>
        <p id={`${id}-reading`} aria-live="polite" data-refused={isRefused ? '' : undefined}>
          {'refused' in reading ? (
            <>
              {isRefused && <Icon name="error" size={14} />}
              {reading.refused === 'count' && t('entry.count', { count: reading.count })}
              {reading.refused === 'time' && t('entry.time', { text: reading.text })}
              {reading.refused === 'order' && t('entry.order', { text: reading.text, before: reading.before })}
            </>
          ) : reading.times.length === 0 ? (
            t('entry.hint')
          ) : (
            reading.times.map(({ kind, minutes }, at) => (
              <span key={`${kind} ${at}`}>
                {words.kind(kind)} <b>{words.clock(minutes)}</b>
              </span>
            ))
          )}
        </p>
        <footer>
          <Button size="sm" variant="ghost" colorPalette="gray" onClick={entry.submit}>
            {t('entry.save')} <Kbd aria-hidden="true">Enter</Kbd>
          </Button>
          <Button size="sm" variant="ghost" colorPalette="gray" onClick={entry.close}>
            {t('entry.close')} <Kbd aria-hidden="true">Esc</Kbd>
          </Button>
          <Button size="sm" variant="ghost" colorPalette="gray" onClick={onDetail}>
            {t('entry.detail')}
          </Button>
        </footer>
      </div>
    </Frame>
  );
}

/** The plan of the day as a line, which is what most days come to. */
function placeholderOf({ proposals, record, shifts }: RecordRow): string | null {
  const [shift] = shifts;
  if (record.planned === null || !shift || proposals.length !== 4) return null;
  return proposals
    .map(({ minutes }) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`)
    .join(' ');
}

const Frame = chakra('div', {
  base: {
    position: 'relative',
    '& > input': { w: 'full', h: '8', fontVariantNumeric: 'tabular-nums' },
    // It lies over the next rows: nothing moves while line after line is typed.
    '& > div': {
      position: 'absolute',
      zIndex: 'dropdown',
      top: 'calc(100% + 4px)',
      insetStart: '0',
      minW: 'full',
      w: 'max-content',
      maxW: '40rem',
      px: '3',
      pt: '2',
      pb: '1',
      rounded: 'lg',
      bg: 'bg.raised',
      borderWidth: '1px',
      borderColor: 'border.emphasized',
      boxShadow: 'md',
      whiteSpace: 'normal',
      textAlign: 'start',
    },
    '& p': { display: 'flex', flexWrap: 'wrap', gap: '1', columnGap: '3', color: 'fg.muted', alignItems: 'center' },
    '& p b': { color: 'fg', fontWeight: 'bold' },
    '& p[data-refused]': { color: 'fg.error' },
    '& footer': { display: 'flex', gap: '1', mt: '1', ms: '-2' },
  },
});
