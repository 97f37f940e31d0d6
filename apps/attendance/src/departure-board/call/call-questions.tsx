import { useTranslation } from '@haisha/i18n';
import { useRuleText } from '@haisha/i18n/use-rule-text';
import { Checkbox, Field, Flex, Icon, Input, Kbd, Text, Textarea } from '@haisha/ui';
import { rollCallMethods } from '@haisha/validation/roll-call-choices';
import type { FieldError } from '@haisha/validation/rule';
import type { ReactNode } from 'react';
import { alcoholOf, type CallDraft, type CallQuestion, isAnswered, questionsOf } from './call-draft.ts';
import { Choice } from './choice.tsx';

export type CallQuestionsProps = {
  draft: CallDraft;
  /** The one that waits for its answer. */
  question: CallQuestion | null;
  /** Refusals by field. */
  faults: Readonly<Record<string, FieldError>>;
  onChange: (next: Partial<CallDraft>) => void;
};

type TextName = 'methodReason' | 'healthNote' | 'vehicleNote' | 'condition' | 'reliefNotice' | 'instruction' | 'note';

/** What is asked at a call of this kind, each question with its keys. */
export function CallQuestions({ draft, question, faults, onChange }: CallQuestionsProps) {
  const { t } = useTranslation('rollCall');
  const asks = (name: CallQuestion) => questionsOf(draft.kind).includes(name);
  const part = (name: CallQuestion, keys: ReactNode, children: ReactNode) =>
    asks(name) && (
      <section data-open={question === name ? '' : undefined}>
        <h3>
          {isAnswered(draft, name) && <Icon name="check" size={15} />}
          {t(`field.${name}`)}
          <small>{keys}</small>
        </h3>
        {children}
      </section>
    );
  const yesOrNo = (name: 'isHealthy' | 'isVehicleSound', textOf: (answer: 'yes' | 'no') => string) => (
    <Choice
      label={t(`field.${name}`)}
      value={draft[name] === null ? null : draft[name] ? 'yes' : 'no'}
      choices={(['yes', 'no'] as const).map((value) => ({ value, text: textOf(value) }))}
      onChoose={(value) => onChange({ [name]: value === 'yes' })}
    />
  );
  const text = (name: TextName, isAsked: boolean) =>
    isAsked && (
      <CallText
        {...{ name, fault: faults[name] }}
        value={draft[name]}
        onChange={(value) => onChange({ [name]: value })}
      />
    );
  const usual = (
    <>
      <Kbd>Space</Kbd> <Kbd>N</Kbd>
    </>
  );

  return (
    <>
      {part(
        'method',
        <Kbd>1–5</Kbd>,
        <>
          <Choice
            label={t('field.method')}
            value={draft.method}
            choices={rollCallMethods.map((method) => ({ value: method, text: t(`method.${method}`) }))}
            onChoose={(method) => onChange({ method })}
          />
          {draft.method === 'phone' && (
            <Text textStyle="xs" color="fg.muted" mt="1">
              {t('hint.phone')}
            </Text>
          )}
          {text('methodReason', draft.method === 'phone')}
        </>,
      )}
      {part(
        'alcohol',
        <Kbd>Space</Kbd>,
        <Flex align="center" gap="2" wrap="wrap">
          <Field.Root w="auto" invalid={faults.alcohol !== undefined}>
            <Input
              aria-label={t('field.alcohol')}
              w="6.5rem"
              fontSize="20px"
              fontWeight="bold"
              inputMode="decimal"
              autoComplete="off"
              placeholder="0.00"
              disabled={!draft.usedDetector}
              value={draft.alcohol}
              onChange={(event) => onChange({ alcohol: event.target.value })}
            />
          </Field.Root>
          <Text color="fg.muted">{t('detector.unit')}</Text>
          <Text ms="auto" fontWeight="bold" color={(alcoholOf(draft) ?? 0) > 0 ? 'fg.error' : 'fg.success'}>
            {alcoholOf(draft) !== null && t((alcoholOf(draft) ?? 0) > 0 ? 'detector.found' : 'detector.clear')}
          </Text>
          <Checkbox checked={draft.usedDetector} onCheckedChange={(usedDetector) => onChange({ usedDetector })}>
            {t('detector.used')}
          </Checkbox>
        </Flex>,
      )}
      {part(
        'isHealthy',
        <>
          {t('hint.isHealthy')} {usual}
        </>,
        <>
          {yesOrNo('isHealthy', (answer) => t(`healthy.${answer}`))}
          {text('healthNote', draft.isHealthy === false)}
        </>,
      )}
      {part(
        'isVehicleSound',
        usual,
        <>
          {yesOrNo('isVehicleSound', (answer) => t(`sound.${answer}`))}
          {text('vehicleNote', draft.isVehicleSound === false)}
        </>,
      )}
      <section>
        {text('instruction', draft.kind !== 'after')}
        {text('condition', draft.kind === 'after')}
        {text('reliefNotice', draft.kind === 'after')}
        {text('note', true)}
      </section>
    </>
  );
}

type CallTextProps = {
  name: TextName;
  value: string;
  fault: FieldError | undefined;
  onChange: (value: string) => void;
};

function CallText({ name, value, fault, onChange }: CallTextProps) {
  const { t } = useTranslation('rollCall');
  const ruleText = useRuleText();
  const label = t(`field.${name}`);
  return (
    <Field.Root mt="2" invalid={fault !== undefined}>
      <Field.Label>{label}</Field.Label>
      <Textarea rows={1} autoresize value={value} onChange={(event) => onChange(event.target.value)} />
      {fault !== undefined && <Field.ErrorText>{ruleText(fault, label)}</Field.ErrorText>}
    </Field.Root>
  );
}
