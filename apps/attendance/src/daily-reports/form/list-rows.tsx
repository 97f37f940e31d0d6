import { useTranslation } from '@haisha/i18n';
import { pauseKinds, unusualKinds } from '@haisha/rules/daily-report/report-content';
import { Button, Field, Flex, Icon, IconButton, NativeSelect } from '@haisha/ui';
import type { ReactNode } from 'react';
import { useReportEntry } from './report-context.ts';
import { type ReportList, valueAt, withoutRow, withRow, withValue } from './report-draft.ts';
import { TimeField, WordsField } from './report-field.tsx';
import { useDriverName } from './use-driver-name.ts';

/** Breaks and sleep. */
export function PauseRows() {
  const { t } = useTranslation('dailyReport');
  return (
    <Rows list="pauses" add={t('form.addPause')}>
      {(at) => (
        <>
          <DriverField path={`${at}.driverId`} />
          <KindField path={`${at}.kind`} kinds={pauseKinds} wordOf={(kind) => t(`pause.${kind}`)} />
          <WordsField path={`${at}.placeName`} />
          <TimeField path={`${at}.fromMinutes`} maxW={{ md: '7rem' }} />
          <TimeField path={`${at}.toMinutes`} maxW={{ md: '7rem' }} />
        </>
      )}
    </Rows>
  );
}

/** Where and when another driver took over. */
export function ReliefRows() {
  const { t } = useTranslation('dailyReport');
  return (
    <Rows list="reliefs" add={t('form.addRelief')}>
      {(at) => (
        <>
          <WordsField path={`${at}.placeName`} />
          <TimeField path={`${at}.atMinutes`} maxW={{ md: '7rem' }} />
          <WordsField path={`${at}.driverName`} />
        </>
      )}
    </Rows>
  );
}

/** Accidents, delays and whatever else was unusual. */
export function UnusualRows() {
  const { t } = useTranslation('dailyReport');
  return (
    <Rows list="unusual" add={t('form.addUnusual')}>
      {(at) => (
        <>
          <KindField path={`${at}.kind`} kinds={unusualKinds} wordOf={(kind) => t(`unusual.${kind}`)} />
          <TimeField path={`${at}.atMinutes`} maxW={{ md: '7rem' }} />
          <WordsField path={`${at}.text`} />
          <WordsField path={`${at}.cause`} />
        </>
      )}
    </Rows>
  );
}

type RowsProps = { list: ReportList; add: string; children: (at: string) => ReactNode };

function Rows({ add, children, list }: RowsProps) {
  const { t } = useTranslation('dailyReport');
  const { change, content, isReadOnly } = useReportEntry();
  const rows = content[list];
  return (
    <>
      {rows.map((_, index) => (
        <Flex
          key={`${rows.length} ${index}`}
          as="fieldset"
          aria-label={`${t(`section.${list}`)} ${index + 1}`}
          gap="2"
          align="start"
          direction={{ base: 'column', md: 'row' }}
          pb="3"
        >
          {children(`${list}.${index}`)}
          {!isReadOnly && (
            <IconButton
              variant="ghost"
              colorPalette="gray"
              mt={{ md: '6' }}
              aria-label={t('form.remove', { name: `${t(`section.${list}`)} ${index + 1}` })}
              onClick={() => change((now) => withoutRow(now, list, index))}
            >
              <Icon name="close" size={16} />
            </IconButton>
          )}
        </Flex>
      ))}
      {!isReadOnly && (
        <Button
          size="sm"
          variant="ghost"
          colorPalette="gray"
          data-path={list}
          onClick={() => change((now) => withRow(now, list))}
        >
          <Icon name="add" size={14} />
          {add}
        </Button>
      )}
    </>
  );
}

/** Whose break it was, where several drove. */
function DriverField({ path }: { path: string }) {
  const { t } = useTranslation('dailyReport');
  const { change, content, drivers, isReadOnly } = useReportEntry();
  const nameOf = useDriverName(drivers);
  if (content.partners.length === 0) return null;
  return (
    <Field.Root maxW={{ md: '12rem' }}>
      <Field.Label>{t('field.driverId')}</Field.Label>
      <NativeSelect.Root disabled={isReadOnly} size={{ base: 'lg', md: 'md' }}>
        <NativeSelect.Field
          value={String(valueAt(content, path) ?? '')}
          onChange={({ target }) => change((now) => withValue(now, path, target.value || null))}
        >
          <option value="">{nameOf(null)}</option>
          {content.partners.map(({ driverId }) => (
            <option key={driverId} value={driverId}>
              {nameOf(driverId)}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Field.Root>
  );
}

type KindFieldProps<Kind extends string> = { path: string; kinds: readonly Kind[]; wordOf: (kind: Kind) => string };

function KindField<Kind extends string>({ kinds, path, wordOf }: KindFieldProps<Kind>) {
  const { t } = useTranslation('dailyReport');
  const { change, content, isReadOnly } = useReportEntry();
  return (
    <Field.Root maxW={{ md: '10rem' }}>
      <Field.Label>{t('field.kind')}</Field.Label>
      <NativeSelect.Root disabled={isReadOnly} size={{ base: 'lg', md: 'md' }}>
        <NativeSelect.Field
          value={String(valueAt(content, path))}
          onChange={({ target }) => change((now) => withValue(now, path, target.value))}
        >
          {kinds.map((kind) => (
            <option key={kind} value={kind}>
              {wordOf(kind)}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Field.Root>
  );
}
