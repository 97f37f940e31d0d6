import { formatDate, useTranslation } from '@haisha/i18n';
import { notify, useCan, useMutation, useProblemText } from '@haisha/platform';
import { inForce } from '@haisha/rules/checks/check-settings';
import { formatNightTime, parseNightTime } from '@haisha/rules/night-time';
import { Alert, Button, Field, Flex, Input, Stack, Text } from '@haisha/ui';
import { Form } from '@haisha/ui/form';
import type { RollCallHours } from '@haisha/validation/check-level';
import { useId, useState } from 'react';
import { useBoard } from '../board-context.ts';
import { setRollCallHours } from './check-levels-api.ts';
import { DatedFields, datedFaults } from './dated-fields.tsx';
import { SettingHistory } from './setting-history.tsx';
import { useHoursText } from './use-hours-text.ts';

const dayMinutes = 24 * 60;

export type RollCallFormProps = {
  departmentId: string;
  name: string;
  /** The history of the department. */
  rows: readonly RollCallHours[];
  today: string;
  onDone: () => void;
};

/** One department: from when until when somebody may call the roll, from which day on and why, and what held before. */
export function RollCallForm({ rows, today, ...props }: RollCallFormProps) {
  const { t } = useTranslation('checkLevel');
  const hoursText = useHoursText();
  const mayChange = useCan()('checkLevel.update');
  return (
    <Stack gap="4">
      {mayChange && <Fields {...{ rows, today }} {...props} />}
      <SettingHistory
        {...{ rows, today }}
        none={t('rollCall.nobody')}
        textOf={(row) => <span>{hoursText(row)}</span>}
      />
    </Stack>
  );
}

function Fields({ departmentId, name, onDone, rows, today }: RollCallFormProps) {
  const { t } = useTranslation('checkLevel');
  const problemText = useProblemText();
  const { announce } = useBoard();
  const id = useId();
  const [typed, setTyped] = useState(() => {
    const { fromMinutes, toMinutes } = inForce(rows, today) ?? { fromMinutes: 0, toMinutes: dayMinutes };
    return { fromMinutes: formatNightTime(fromMinutes), toMinutes: formatNightTime(toMinutes) };
  });
  const [dated, setDated] = useState({ validFrom: today, reason: '' });
  const [isTried, setIsTried] = useState(false);
  const { mutateAsync: set, isPending, error } = useMutation(setRollCallHours(departmentId));
  const [from, to] = [parseNightTime(typed.fromMinutes), parseNightTime(typed.toMinutes)];
  const isFrom = from !== null && from < dayMinutes;
  const isSpan = isFrom && to !== null && to > from && to <= from + dayMinutes;
  const faults = { fromMinutes: !isFrom && t('fault.clock'), toMinutes: !isSpan && t('fault.span') };

  async function save(): Promise<void> {
    setIsTried(true);
    if (!isFrom || !isSpan || datedFaults(dated, today).length > 0) return;
    const revision = Math.max(0, ...rows.map((row) => row.revision));
    const { validFrom } = dated;
    await set({ fromMinutes: from, toMinutes: to, revision, validFrom, reason: dated.reason.trim() });
    const text = t('saved', { name, day: formatDate(validFrom) });
    announce(text);
    notify({ kind: 'success', text, about: 'board' });
    onDone();
  }

  return (
    <Form label={name} busy={isPending} onSubmit={() => void save().catch(() => undefined)}>
      <Stack gap="4">
        <Flex gap="4" wrap="wrap">
          {(['fromMinutes', 'toMinutes'] as const).map((field) => (
            <Field.Root key={field} required invalid={isTried && faults[field] !== false} w="10rem">
              <Field.Label htmlFor={`${id}-${field}`}>{t(`field.${field}`)}</Field.Label>
              <Input
                id={`${id}-${field}`}
                inputMode="numeric"
                value={typed[field]}
                onChange={({ target }) => setTyped((before) => ({ ...before, [field]: target.value }))}
              />
              <Field.ErrorText>{faults[field]}</Field.ErrorText>
            </Field.Root>
          ))}
        </Flex>
        <Text textStyle="xs" color="fg.muted">
          {t('rollCall.help')}
        </Text>
        <DatedFields
          value={dated}
          today={today}
          isTried={isTried}
          onChange={(changes) => setDated((before) => ({ ...before, ...changes }))}
        />
        {error && (
          <Alert.Root status="error" role="alert">
            <Alert.Content>{problemText(error)}</Alert.Content>
          </Alert.Root>
        )}
        <Flex>
          <Button type="submit" loading={isPending} loadingText={t('save')}>
            {t('save')}
          </Button>
        </Flex>
      </Stack>
    </Form>
  );
}
