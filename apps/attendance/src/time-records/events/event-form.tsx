import { useTranslation } from '@haisha/i18n';
import { isProblem, notify, useMutation } from '@haisha/platform';
import { parseNightTime } from '@haisha/rules/night-time';
import { unforeseeableKinds } from '@haisha/rules/punches/with-events';
import { Button, Field, Flex, Input, NativeSelect, Stack, Text } from '@haisha/ui';
import type { TimeRecord } from '@haisha/validation/time-record';
import { useState } from 'react';
import { useRefusalWords } from '../records/use-refusal-words.ts';
import { EvidenceChoice } from '../requests/evidence-choice.tsx';
import { addEvent } from './events-api.ts';

type Kind = TimeRecord['events'][number]['kind'];

/** Kind, from and to of an event, with its document. */
export function EventForm({ onDone, record }: { record: TimeRecord; onDone: (fresh: TimeRecord) => void }) {
  const { t } = useTranslation('timeRecord');
  const refusals = useRefusalWords();
  const { error, isPending, mutateAsync } = useMutation(addEvent(record));
  const [kind, setKind] = useState<Kind>('breakdown');
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const [note, setNote] = useState('');
  const [file, setFile] = useState<File | null>(null);
  const [fromMinutes, toMinutes] = [parseNightTime(from), parseNightTime(to)];
  const isSpan = fromMinutes !== null && toMinutes !== null && toMinutes > fromMinutes;

  async function save(): Promise<void> {
    if (!isSpan) return;
    const input = { kind, fromMinutes, toMinutes, note: note.trim() === '' ? null : note.trim() };
    const fresh = await mutateAsync({ input, file }).catch(() => undefined);
    if (!fresh) return;
    notify({ kind: 'success', text: t('event.saved') });
    onDone(fresh);
  }

  return (
    <Stack gap="3">
      {error && (
        <Text role="alert" color="fg.error">
          {isProblem(error, 'validation.failed') ? t('event.noSpan') : refusals.text(error, [])}
        </Text>
      )}
      <Flex gap="3" wrap="wrap">
        <Field.Root w="12rem">
          <Field.Label>{t('event.kindLabel')}</Field.Label>
          <NativeSelect.Root>
            <NativeSelect.Field
              value={kind}
              onChange={({ target }) => setKind(unforeseeableKinds.find((one) => one === target.value) ?? 'breakdown')}
            >
              {unforeseeableKinds.map((one) => (
                <option key={one} value={one}>
                  {t(`event.kind.${one}`)}
                </option>
              ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
        </Field.Root>
        <Field.Root required w="6rem">
          <Field.Label>{t('event.from')}</Field.Label>
          <Input inputMode="numeric" value={from} onChange={({ target }) => setFrom(target.value)} />
        </Field.Root>
        <Field.Root required w="6rem" invalid={to !== '' && !isSpan}>
          <Field.Label>{t('event.to')}</Field.Label>
          <Input inputMode="numeric" value={to} onChange={({ target }) => setTo(target.value)} />
        </Field.Root>
        <Field.Root w={{ base: 'full', sm: '14rem' }}>
          <Field.Label>{t('event.note')}</Field.Label>
          <Input maxLength={200} value={note} onChange={({ target }) => setNote(target.value)} />
        </Field.Root>
      </Flex>
      {to !== '' && !isSpan && <Text color="fg.error">{t('event.noSpan')}</Text>}
      <EvidenceChoice file={file} onFile={setFile} />
      <Text textStyle="sm" color="fg.muted">
        {t('event.means')}
      </Text>
      <Button
        size="sm"
        alignSelf="flex-start"
        disabled={!isSpan}
        loading={isPending}
        loadingText={t('event.save')}
        onClick={() => void save()}
      >
        {t('event.save')}
      </Button>
    </Stack>
  );
}
