import { useTranslation } from '@haisha/i18n';
import { dayAndTime } from '@haisha/rules/daily-report/day-and-time';
import { lastNightMinute } from '@haisha/rules/night-time';
import { Field, Input, type InputProps, Text, Textarea } from '@haisha/ui';
import { type ReactNode, useId, useState } from 'react';
import { useReportEntry } from './report-context.ts';
import { readFigure, readTime, valueAt, withValue, writeFigure, writeTime } from './report-draft.ts';
import { isMissing, useFindingText } from './use-finding-text.ts';

export type ReportFieldProps = {
  /** Where it stands in the report: `stops.2.arrivedMinutes`. */
  path: string;
  /** The label is read out alone, since a head above says it. */
  isBare?: boolean;
  /** Before the name of the field, where several rows have it. */
  of?: string;
  /** What the value means. */
  reading?: ReactNode;
} & Pick<InputProps, 'autoFocus' | 'w' | 'maxW'>;

/** What was found at a field, as its control and its words need it. */
function useFindingAt(path: string, label: string) {
  const { findings, isTried } = useReportEntry();
  const textOf = useFindingText();
  const finding = findings.find((one) => one.path === path && (isTried || !isMissing(one)));
  return { finding, text: finding && textOf(finding, label) };
}

type TypedProps = ReportFieldProps & {
  inputMode: InputProps['inputMode'];
  placeholder?: string;
  read: (text: string) => number | string | null;
  written: string;
  value: number | string | null;
};

/** A control whose text stays as it is typed; what it means is written back when it is left. */
function Typed({ inputMode, isBare, of, path, placeholder, read, reading, value, written, ...input }: TypedProps) {
  const { t } = useTranslation('dailyReport');
  const { change, isReadOnly } = useReportEntry();
  const [typed, setTyped] = useState<string | null>(null);
  // Somebody else changed the value: the text of the former one goes.
  if (typed !== null && !Object.is(read(typed), value)) setTyped(null);
  const id = useId();
  const name = path.split('.').at(-1) ?? path;
  const label = of ? `${of} ${t(`field.${name}`)}` : t(`field.${name}`);
  const { finding, text } = useFindingAt(path, label);
  return (
    <Field.Root invalid={finding?.level === 'error'} readOnly={isReadOnly} w={input.w} maxW={input.maxW}>
      {!isBare && <Field.Label>{t(`field.${name}`)}</Field.Label>}
      <Input
        size={{ base: 'lg', md: 'md' }}
        data-path={path}
        aria-label={label}
        aria-describedby={`${id}-note`}
        autoComplete="off"
        autoFocus={input.autoFocus}
        inputMode={inputMode}
        placeholder={isReadOnly ? undefined : placeholder}
        value={typed ?? written}
        onChange={({ target }) => {
          setTyped(target.value);
          change((content) => withValue(content, path, read(target.value)));
        }}
        onBlur={() => !Number.isNaN(value) && setTyped(null)}
      />
      <div id={`${id}-note`}>
        {text !== undefined && (
          <Text textStyle="xs" mt="1" color={finding?.level === 'error' ? 'fg.error' : 'fg.warning'}>
            {text}
          </Text>
        )}
        {reading !== undefined && (
          <Text textStyle="xs" mt="1" color="fg.muted">
            {reading}
          </Text>
        )}
      </div>
    </Field.Root>
  );
}

/** A time from midnight of the operation date; one of the third day or later is told with its day. */
export function TimeField(props: ReportFieldProps) {
  const { content, day } = useReportEntry();
  const value = valueAt(content, props.path) as number | null;
  const isLength = props.path.endsWith('drivingMinutes');
  const isLate = value !== null && value > lastNightMinute && !isLength;
  return (
    <Typed
      {...props}
      reading={isLate ? dayAndTime(day, value) : undefined}
      inputMode="numeric"
      placeholder={isLength ? '4:30' : '25:30'}
      read={readTime}
      written={writeTime(value)}
      value={value}
    />
  );
}

/** A figure, by default without decimals. */
export function FigureField({ places = 0, ...props }: ReportFieldProps & { places?: number }) {
  const value = valueAt(useReportEntry().content, props.path) as number | null;
  return (
    <Typed
      {...props}
      inputMode={places === 0 ? 'numeric' : 'decimal'}
      read={(text) => readFigure(text, places)}
      written={writeFigure(value)}
      value={value}
    />
  );
}

/** A line of text. */
export function WordsField(props: ReportFieldProps) {
  const value = valueAt(useReportEntry().content, props.path) as string | null;
  const read = (text: string) => (text.trim() === '' ? null : text);
  return <Typed {...props} inputMode="text" read={read} written={value ?? ''} value={value} />;
}

/** Several lines of text. */
export function LinesField({ path }: ReportFieldProps) {
  const { t } = useTranslation('dailyReport');
  const { change, content, isReadOnly } = useReportEntry();
  const value = valueAt(content, path) as string | null;
  return (
    <Field.Root readOnly={isReadOnly}>
      <Field.Label>{t(`field.${path}`)}</Field.Label>
      <Textarea
        rows={2}
        data-path={path}
        value={value ?? ''}
        onChange={({ target }) =>
          change((before) => withValue(before, path, target.value === '' ? null : target.value))
        }
      />
    </Field.Root>
  );
}
