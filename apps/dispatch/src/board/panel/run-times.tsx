import { formatInstant, useTranslation } from '@haisha/i18n';
import { formatNightTime, parseNightTime } from '@haisha/rules/night-time';
import { Button, Flex, Input, Text } from '@haisha/ui';
import { type FormEvent, useId, useState } from 'react';
import { useBoard } from '../board-context.ts';
import { targetOf } from '../commands/inverse-of.ts';
import type { Run } from '../day/board-types.ts';
import { isCarriable } from '../day/run-facts.ts';
import { midnightOf } from '../geometry/scale.ts';
import { clockText } from '../grid/clock-text.ts';

type TimeName = 'start' | 'end';

/** When a run leaves the garage and comes back, as planned and as it was; the plan is typed as 25:30. */
export function RunTimes({ run }: { run: Run }) {
  const { t } = useTranslation('board');
  const { canMove, give } = useBoard();
  const from = midnightOf(run.operationDate);
  const text = (instant: string) => clockText(from, Date.parse(instant));
  const [typed, setTyped] = useState<{ start: string; end: string; last: TimeName } | null>(null);
  const errorId = useId();
  const start = typed?.start ?? text(run.start);
  const end = typed?.end ?? text(run.end);
  const read = { start: parseNightTime(start), end: parseNightTime(end) };
  const wrong = wrongIn(read, typed?.last ?? 'end');
  const error = wrong && t(`panel.error.${wrong.name}.${wrong.code}`, { start, end });
  const marked = (name: TimeName) =>
    wrong?.name === name ? { 'aria-invalid': true, 'aria-describedby': errorId } : {};

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    const target = targetOf(run);
    if (!typed || read.start === null || read.end === null || !target) return;
    const at = (minutes: number) => new Date(from + minutes * 60_000).toISOString();
    const done = await give({ kind: 'move', runId: run.id, target, start: at(read.start), end: at(read.end) });
    if (done) setTyped(null);
  }

  return (
    <section aria-label={t('panel.times')}>
      <dl>
        <dt>{t('panel.planned')}</dt>
        <dd>
          {canMove && isCarriable(run) ? (
            <Flex
              as="form"
              gap="1"
              align="center"
              wrap="wrap"
              onSubmit={(event) => void save(event as unknown as FormEvent)}
            >
              <Input
                size="sm"
                w="4.5rem"
                aria-label={t('panel.start')}
                {...marked('start')}
                inputMode="numeric"
                value={start}
                onChange={(event) => setTyped({ start: event.target.value, end, last: 'start' })}
              />
              –
              <Input
                size="sm"
                w="4.5rem"
                aria-label={t('panel.end')}
                {...marked('end')}
                inputMode="numeric"
                value={end}
                onChange={(event) => setTyped({ start, end: event.target.value, last: 'end' })}
              />
              {typed && (
                <>
                  <Button type="submit" size="xs" disabled={wrong !== null}>
                    {t('panel.save')}
                  </Button>
                  <Button size="xs" variant="ghost" colorPalette="gray" onClick={() => setTyped(null)}>
                    {t('reason.back')}
                  </Button>
                </>
              )}
              {error && (
                <Text id={errorId} role="alert" flexBasis="full" color="fg.error" textStyle="xs">
                  {error}
                </Text>
              )}
            </Flex>
          ) : (
            `${text(run.start)}–${text(run.end)}`
          )}
        </dd>
        <dt>{t('panel.duty')}</dt>
        <dd>
          {text(run.reportAt)}–{text(run.endAt)}{' '}
          <small>{formatNightTime(Math.round((Date.parse(run.endAt) - Date.parse(run.reportAt)) / 60_000))}</small>
        </dd>
        {run.actualOutAt !== null && (
          <>
            <dt>{t('panel.actual')}</dt>
            <dd>
              {text(run.actualOutAt)}–{run.actualInAt === null ? '' : text(run.actualInAt)}
            </dd>
          </>
        )}
        {run.confirmedAt !== null && (
          <>
            <dt>{t('panel.confirmedAt')}</dt>
            <dd>{formatInstant(run.confirmedAt)}</dd>
          </>
        )}
      </dl>
    </section>
  );
}

/** What is wrong, and in which field: one that cannot be read, else the one that was typed last. */
function wrongIn(
  { start, end }: Record<TimeName, number | null>,
  last: TimeName,
): { name: TimeName; code: 'unreadable' | 'order' } | null {
  if (start === null) return { name: 'start', code: 'unreadable' };
  if (end === null) return { name: 'end', code: 'unreadable' };
  return start < end ? null : { name: last, code: 'order' };
}
