import { useTranslation } from '@haisha/i18n';
import { Alert } from '@haisha/ui';
import { useRecordWords } from '../records/use-record-words.ts';
import type { PunchDifference } from './draft.ts';

/** What others changed of the day meanwhile; what is typed here stays, and is saved over it when wanted. */
export function OthersChanged({ differences }: { differences: readonly PunchDifference[] }) {
  const { t } = useTranslation('timeRecord');
  const words = useRecordWords();
  const time = (minutes: number | null) => (minutes === null ? t('others.none') : words.clock(minutes));
  return (
    <Alert.Root status="warning">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>{t('others.title')}</Alert.Title>
        <Alert.Description asChild>
          <ul>
            {differences.map(({ after, before, id, kind }) => (
              <li key={id}>
                {words.kind(kind)} {time(before)} → {time(after)}
              </li>
            ))}
          </ul>
        </Alert.Description>
        <Alert.Description>{t('others.kept')}</Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
}
