import { useTranslation } from '@haisha/i18n';
import { useLocalName } from '@haisha/records/naming/use-local-name';
import { Button, chakra, Text, VisuallyHidden } from '@haisha/ui';
import { FieldOffer, SaysOptional } from '@haisha/ui/fields';
import { FormRow, FormSection } from '@haisha/ui/form';
import { earlyStops, mostStops } from '@haisha/validation/course';
import type { Destination } from '@haisha/validation/destination';
import { useEffect, useRef, useState } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { AddStop } from './add-stop.tsx';
import type { CourseFormApi } from './course-values.ts';
import { StopOrderConfirm } from './stop-order-confirm.tsx';
import { StopRow, stopColumns, stopValues } from './stop-row.tsx';
import { useDragInList } from './use-drag-in-list.ts';
import { useFormerTimes } from './use-former-times.ts';
import type { KnownNames } from './use-known-names.ts';

export type StopsFieldProps = { form: CourseFormApi; names: KnownNames };

/** The stops of a course in order; they are moved by keys, by buttons and by dragging, and each move is told. */
export function StopsField({ form, names }: StopsFieldProps) {
  const { control } = form;
  const { t } = useTranslation('course');
  const localName = useLocalName();
  const { fields, append, move, remove } = useFieldArray({ control, name: 'stops' });
  const stops = useWatch({ control, name: 'stops' }) ?? [];
  const [said, setSaid] = useState('');
  const times = useFormerTimes(form, stops, () => setSaid(t('stops.timesKept')));
  const list = useRef<HTMLOListElement>(null);
  /** Where the focus belongs once the list has been drawn anew. */
  const wanted = useRef<{ index: number; part: string }>(null);
  const early = earlyStops({ stops }).map(({ path }) => path);
  const nameAt = (index: number) => names.placeOf(stops[index]?.destinationId ?? '')?.name ?? '';

  // The browser lets go of a control that changes its place in the document.
  useEffect(() => {
    if (!wanted.current) return;
    const { index, part } = wanted.current;
    wanted.current = null;
    list.current?.children[index]?.querySelector<HTMLElement>(`[data-part="${part}"]`)?.focus();
  });

  function moveTo(from: number, to: number, part: string): void {
    if (to < 0 || to >= fields.length || to === from) return;
    setSaid(t('stops.moved', { name: nameAt(from), number: to + 1, count: fields.length }));
    times.remember();
    move(from, to);
    // A button at the end of its way has nothing more to do there.
    const isAtEnd = (part === 'earlier' && to === 0) || (part === 'later' && to === fields.length - 1);
    wanted.current = { index: to, part: isAtEnd ? 'handle' : part };
  }

  function add({ id, code, city, workMinutes, ...row }: Destination): void {
    const name = localName(row.name, row.nameEn);
    names.learn(id, { code, name, city });
    append(
      { destinationId: id, arriveFromMinutes: null, arriveToMinutes: null, workMinutes, hasBreak: false },
      {
        shouldFocus: false,
      },
    );
    setSaid(t('stops.added', { name, number: fields.length + 1 }));
  }

  function takeOff(index: number): void {
    setSaid(t('stops.removed', { name: nameAt(index) }));
    remove(index);
    wanted.current = { index: Math.min(index, fields.length - 2), part: 'remove' };
  }

  const drag = useDragInList(list, (from, to) => moveTo(from, to, 'handle'));

  return (
    <FormSection title={t('section.stops')} description={fields.length > 1 ? t('stops.keys') : undefined}>
      <FormRow>
        {fields.length === 0 && <Text color="fg.muted">{t('stops.none')}</Text>}
        {fields.length > 0 && (
          <Heads aria-hidden="true">
            <span />
            <span>{t('field.stops.destinationId')}</span>
            <Values>
              <span>{t('field.stops.arriveFromMinutes')}</span>
              <span>{t('field.stops.arriveToMinutes')}</span>
              <span>{t('field.stops.workMinutes')}</span>
            </Values>
          </Heads>
        )}
        <Stops ref={list}>
          {fields.map(({ id }, index) => (
            <StopRow
              key={id}
              control={control}
              index={index}
              count={fields.length}
              place={names.placeOf(stops[index]?.destinationId ?? '')}
              isEarly={early.includes(`stops.${index}.arriveFromMinutes`)}
              onMove={(to, part) => moveTo(index, to, part)}
              onRemove={() => takeOff(index)}
              dragging={drag.at === index}
              onDragStart={(event) => drag.start(index, event)}
            />
          ))}
        </Stops>
        {times.canKeep && (
          <Button variant="outline" colorPalette="gray" mb="4" onClick={times.keep}>
            {t('stops.keepTimes')}
          </Button>
        )}
        <StopOrderConfirm control={control} />
        {fields.length < mostStops ? (
          <SaysOptional value={false}>
            <AddStop onAdd={add} />
          </SaysOptional>
        ) : (
          <Text color="fg.muted">{t('stops.full', { count: mostStops })}</Text>
        )}
        <FieldOffer name="stops" />
        <VisuallyHidden role="status">{said}</VisuallyHidden>
      </FormRow>
    </FormSection>
  );
}

const Stops = chakra('ol', { base: { listStyleType: 'none', p: '0', m: '0', mb: '4' } });

const Heads = chakra('div', {
  base: {
    ...stopColumns,
    display: { base: 'none', lg: 'grid' },
    alignItems: 'end',
    pb: '2',
    textStyle: 'label',
    wordBreak: 'keep-all',
  },
});
const Values = chakra('div', { base: stopValues });
