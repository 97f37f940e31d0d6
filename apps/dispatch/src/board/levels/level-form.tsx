import { formatDate, useTranslation } from '@haisha/i18n';
import { notify, useCan, useMutation, useProblemText } from '@haisha/platform';
import { type CheckLevel, type CheckRuleName, checkRule, levelsOf } from '@haisha/rules/checks/check-rules';
import { levelOn, numberOn, usualSettings } from '@haisha/rules/checks/check-settings';
import { Alert, Button, Field, Flex, Input, Stack, Text } from '@haisha/ui';
import { Form } from '@haisha/ui/form';
import { Segments } from '@haisha/ui/segments';
import type { CheckLevelRecord } from '@haisha/validation/check-level';
import { useId, useState } from 'react';
import { useBoard } from '../board-context.ts';
import { setLevel } from './check-levels-api.ts';
import { DatedFields, datedFaults } from './dated-fields.tsx';
import { EffectNote } from './effect-note.tsx';
import { LevelSign } from './level-sign.tsx';
import { SettingHistory } from './setting-history.tsx';
import { useLevelWords } from './use-level-words.ts';

export type LevelFormProps = {
  rule: CheckRuleName;
  /** The history of the rule. */
  rows: readonly CheckLevelRecord[];
  today: string;
  onDone: () => void;
};

/** One rule: what the law leaves open, what the company wants from when on and why, and what it wanted before. */
export function LevelForm({ onDone, rows, rule, today }: LevelFormProps) {
  const { t } = useTranslation('checkLevel');
  const words = useLevelWords();
  const mayChange = useCan()('checkLevel.update');
  const { level, number } = checkRule(rule);
  const usual = words.setting(rule, { level, number: number?.usual ?? null });
  return (
    <Stack gap="4">
      <Stack gap="1" textStyle="sm">
        <Text color="fg.muted">{words.basis(rule)}</Text>
        <Flex gap="2">
          <span>{t('column.usual')}</span>
          <LevelSign level={level} text={usual} />
        </Flex>
      </Stack>
      {mayChange && levelsOf(rule).length > 1 && <Fields {...{ rule, rows, today, onDone }} />}
      <SettingHistory
        {...{ rows, today }}
        none={t('history.none')}
        textOf={(row) => <LevelSign level={row.level} text={words.setting(rule, row)} />}
      />
    </Stack>
  );
}

function Fields({ onDone, rows, rule, today }: LevelFormProps) {
  const { t } = useTranslation('checkLevel');
  const words = useLevelWords();
  const problemText = useProblemText();
  const { announce } = useBoard();
  const id = useId();
  const { number } = checkRule(rule);
  const now = { ...usualSettings, checkLevels: rows };
  const [level, setChosen] = useState<CheckLevel>(() => levelOn(now, rule, today));
  const [typed, setTyped] = useState(() => (number ? String(numberOn(now, rule, today)) : ''));
  const [dated, setDated] = useState({ validFrom: today, reason: '' });
  const [isTried, setIsTried] = useState(false);
  const { mutateAsync: set, isPending, error } = useMutation(setLevel(rule));
  const value = /^\d+$/.test(typed) ? Number(typed) : Number.NaN;
  const isOutside = number !== undefined && !(value >= number.min && value <= number.max);
  const wanted = { level, number: number ? value : null };

  async function save(): Promise<void> {
    setIsTried(true);
    if (isOutside || datedFaults(dated, today).length > 0) return;
    const revision = Math.max(0, ...rows.map((row) => row.revision));
    await set({ ...wanted, revision, validFrom: dated.validFrom, reason: dated.reason.trim() });
    const text = t('saved', { name: words.name(rule), day: formatDate(dated.validFrom) });
    announce(text);
    notify({ kind: 'success', text, about: 'board' });
    onDone();
  }

  return (
    <Form label={words.name(rule)} busy={isPending} onSubmit={() => void save().catch(() => undefined)}>
      <Stack gap="4">
        <Stack gap="1.5">
          <Text textStyle="sm" fontWeight="medium">
            {t('field.level')}
          </Text>
          <Flex>
            <Segments
              label={t('field.level')}
              value={level}
              choices={levelsOf(rule).map((one) => ({ value: one, text: words.level(one) }))}
              onChange={setChosen}
            />
          </Flex>
        </Stack>
        {number && (
          <Field.Root required invalid={isOutside} maxW="20rem">
            <Field.Label htmlFor={`${id}-number`}>{t(`numberOf.${rule}`)}</Field.Label>
            <Flex gap="2" align="center">
              <Input
                id={`${id}-number`}
                inputMode="numeric"
                w="6rem"
                value={typed}
                onChange={({ target }) => setTyped(target.value.trim())}
              />
              <Text textStyle="sm">{t(`unit.${number.unit}`)}</Text>
              <Text textStyle="xs" color="fg.muted">
                {t('range', { min: number.min, max: number.max })}
              </Text>
            </Flex>
            <Field.ErrorText>{t('fault.number', { min: number.min, max: number.max })}</Field.ErrorText>
          </Field.Root>
        )}
        <DatedFields
          value={dated}
          today={today}
          isTried={isTried}
          onChange={(changes) => setDated((before) => ({ ...before, ...changes }))}
        />
        {!isOutside && <EffectNote rule={rule} level={wanted.level} number={wanted.number} />}
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
