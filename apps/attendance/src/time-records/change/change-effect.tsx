import { useTranslation } from '@haisha/i18n';
import { useQuery } from '@haisha/platform';
import { useSettled } from '@haisha/records/form/use-settled';
import { Heading, Stack, Text } from '@haisha/ui';
import type { TimeRecord, TimeRecordInput } from '@haisha/validation/time-record';
import { useRefusalWords } from '../records/use-refusal-words.ts';
import { askedPreview } from '../requests/time-changes-api.ts';
import { previewOf } from '../time-records-api.ts';
import type { ChangeMode } from './change-mode.ts';
import { EffectFigures } from './effect-figures.tsx';

export type ChangeEffectProps = {
  record: TimeRecord;
  mode: ChangeMode;
  /** What would be saved; null while nothing is changed or a time cannot be read. */
  input: TimeRecordInput | null;
};

const pauseMs = 250;

/** What a change does to the hours of the day and to what is wrong with it, asked of the API that will store it. */
export function ChangeEffect({ input, mode, record }: ChangeEffectProps) {
  const { t } = useTranslation('timeRecord');
  const refusals = useRefusalWords();
  const settled = useSettled(input && JSON.stringify(input), pauseMs);
  const wanted = settled === null || input === null ? null : (JSON.parse(settled) as TimeRecordInput);
  const changed = useQuery({ ...previewOf(record, wanted ?? nothing), enabled: wanted !== null && mode === 'change' });
  const asked = useQuery({ ...askedPreview(record, wanted ?? nothing), enabled: wanted !== null && mode === 'ask' });
  const { data, error } = mode === 'ask' ? asked : changed;
  const after = input !== null && data ? data.after : null;

  return (
    <Stack as="section" gap="2" aria-busy={input !== null && !data}>
      <Heading as="h3" textStyle="md">
        {t('effect.title')}
      </Heading>
      {error && input !== null && (
        <Text role="alert" color="fg.error">
          {refusals.text(error, wanted?.punches ?? [])}
        </Text>
      )}
      <EffectFigures before={data && after ? data.before : record} after={after} />
    </Stack>
  );
}

/** The key of a preview that nobody asks for. */
const nothing: TimeRecordInput = { punches: [], seen: [], reason: 'forgotten', reasonText: null };
