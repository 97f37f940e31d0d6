import { useTranslation } from '@haisha/i18n';
import { confirmations, type ReportStop } from '@haisha/rules/daily-report/report-content';
import { recordedWaitingMinutes, waitingMinutesOf } from '@haisha/rules/daily-report/report-figures';
import { Button, Checkbox, Flex, Icon, IconButton, Text } from '@haisha/ui';
import { useState } from 'react';
import { useReportEntry } from './report-context.ts';
import { allConfirmed, withoutRow, withRow, withValue } from './report-draft.ts';
import { FigureField, TimeField, WordsField } from './report-field.tsx';
import { StopFrame } from './stop-frame.ts';
import { isMissing } from './use-finding-text.ts';

const heads = ['instructedMinutes', 'arrivedMinutes', 'workFromMinutes', 'workToMinutes', 'departedMinutes'] as const;

/** The places on the way: their times, the work done there, and whether the shipper confirmed it. */
export function StopRows({ needsLoadState }: { needsLoadState: boolean }) {
  const { t } = useTranslation('dailyReport');
  const { change, content, isReadOnly } = useReportEntry();
  return (
    <StopFrame>
      <div data-head="" aria-hidden="true">
        <span>{t('field.placeName')}</span>
        {heads.map((name) => (
          <span key={name}>
            {name === 'instructedMinutes' || name === 'workFromMinutes' || name === 'workToMinutes'
              ? t(`short.${name}`)
              : t(`field.${name}`)}
          </span>
        ))}
        <span>{t('field.hasHandling')}</span>
        <span>{t('field.confirmation')}</span>
      </div>
      {content.stops.map((stop, index) => (
        // Rows keep their place: they are only added at the end and removed.
        <StopRow key={`${content.stops.length} ${index}`} {...{ index, needsLoadState, stop }} />
      ))}
      {!isReadOnly && (
        <Flex gap="2" wrap="wrap" pt="2" align="center">
          <Button
            size="sm"
            variant="outline"
            colorPalette="gray"
            aria-keyshortcuts="Alt+a"
            onClick={() => change(allConfirmed)}
          >
            <Icon name="check" size={14} />
            {t('form.allConfirmed')}
          </Button>
          <Button size="sm" variant="ghost" colorPalette="gray" onClick={() => change((now) => withRow(now, 'stops'))}>
            <Icon name="add" size={14} />
            {t('form.addStop')}
          </Button>
        </Flex>
      )}
      <Checkbox
        disabled={isReadOnly}
        checked={content.isWorkInContract}
        onCheckedChange={(is) => change((now) => ({ ...now, isWorkInContract: is }))}
      >
        {t('field.isWorkInContract')}
      </Checkbox>
    </StopFrame>
  );
}

type StopRowProps = { index: number; stop: ReportStop; needsLoadState: boolean };

function StopRow({ index, needsLoadState, stop }: StopRowProps) {
  const { t } = useTranslation('dailyReport');
  const { change, content, findings, isReadOnly, isTried } = useReportEntry();
  const at = `stops.${index}`;
  const waiting = waitingMinutesOf(stop, content.pauses, content) ?? 0;
  const hasDetails = stop.extraText !== null || stop.extraFromMinutes !== null || stop.extraToMinutes !== null;
  const [isOpen, setIsOpen] = useState(hasDetails);
  const isUnconfirmed = findings.some((one) => one.path === `${at}.confirmation` && (isTried || !isMissing(one)));
  const showsLoad = needsLoadState && stop.kind !== 'unload';
  const name = stop.placeName ?? t('form.stopNumber', { number: index + 1 });
  return (
    <section aria-label={name} data-stop="">
      <div data-place="">
        {stop.stopId === null && !isReadOnly ? (
          <WordsField path={`${at}.placeName`} isBare />
        ) : (
          <b>
            <small>{t(`stopKind.${stop.kind}`)}</small> {stop.placeName}
          </b>
        )}
        {waiting >= recordedWaitingMinutes && (
          <Text as="span" color="fg.warning" textStyle="xs">
            {t('form.waiting', { minutes: waiting })}
          </Text>
        )}
      </div>
      {heads.map((field) => (
        <div key={field} data-cell={t(`field.${field}`)}>
          <TimeField path={`${at}.${field}`} of={name} isBare />
        </div>
      ))}
      <div data-cell={t('field.hasHandling')}>
        <Checkbox
          aria-label={`${name} ${t('field.hasHandling')}`}
          disabled={isReadOnly}
          checked={stop.hasHandling}
          onCheckedChange={(is) => change((now) => withValue(now, `${at}.hasHandling`, is))}
        />
      </div>
      <div data-cell={t('field.confirmation')}>
        <fieldset
          aria-label={`${name} ${t('field.confirmation')}`}
          data-answers=""
          data-invalid={isUnconfirmed ? '' : undefined}
        >
          {confirmations.map((answer) => (
            <button
              key={answer}
              type="button"
              data-path={answer === 'confirmed' ? `${at}.confirmation` : undefined}
              disabled={isReadOnly}
              aria-pressed={stop.confirmation === answer}
              onClick={() =>
                change((now) => withValue(now, `${at}.confirmation`, stop.confirmation === answer ? null : answer))
              }
            >
              {t(`confirmation.${answer}`)}
            </button>
          ))}
        </fieldset>
        <IconButton
          size="sm"
          variant="ghost"
          colorPalette="gray"
          aria-expanded={isOpen}
          aria-label={t('form.detailsOf', { place: name })}
          title={t('form.details')}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Icon name={isOpen ? 'chevronUp' : 'chevronDown'} size={16} />
        </IconButton>
      </div>
      {(isOpen || showsLoad) && (
        <div data-details="">
          {isOpen && (
            <>
              <TimeField path={`${at}.extraFromMinutes`} of={name} maxW={{ md: '7rem' }} />
              <TimeField path={`${at}.extraToMinutes`} of={name} maxW={{ md: '7rem' }} />
              <WordsField path={`${at}.extraText`} of={name} />
            </>
          )}
          <FigureField path={`${at}.weightKg`} of={name} places={1} maxW={{ md: '7rem' }} />
          <FigureField path={`${at}.pieces`} of={name} maxW={{ md: '7rem' }} />
          {stop.stopId === null && !isReadOnly && (
            <Button
              size="sm"
              variant="ghost"
              colorPalette="gray"
              alignSelf="end"
              onClick={() => change((now) => withoutRow(now, 'stops', index))}
            >
              <Icon name="close" size={14} />
              {t('form.remove', { name })}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
