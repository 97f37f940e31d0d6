import { useTranslation } from '@haisha/i18n';
import { useRuleText } from '@haisha/i18n/use-rule-text';
import { Field, Icon, Kbd, Text, Textarea } from '@haisha/ui';
import { rollCallMethods } from '@haisha/validation/roll-call-choices';
import type { FieldError } from '@haisha/validation/rule';
import type { ReactNode } from 'react';
import { type ReasonSubject, reasonSubjectOf } from '../method-reason.ts';
import { AlcoholAnswer } from './alcohol-answer.tsx';
import { type CallDraft, type CallQuestion, isAnswered, questionsOf } from './call-draft.ts';
import { Choice } from './choice.tsx';

export type CallQuestionsProps = {
  draft: CallDraft;
  /** The one that waits for its answer. */
  question: CallQuestion | null;
  /** Refusals by field. */
  faults: Readonly<Record<string, FieldError>>;
  onChange: (next: Partial<CallDraft>) => void;
  /** The value of the detector is told: the keys are those of the panel again. */
  onNext: () => void;
};

type TextName = 'healthNote' | 'vehicleNote' | 'condition' | 'reliefNotice' | 'instruction' | 'note';

/** What is asked at a call of this kind, each question with its keys. */
export function CallQuestions({ draft, question, faults, onChange, onNext }: CallQuestionsProps) {
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
        label={t(`field.${name}`)}
        fault={faults[name]}
        value={draft[name]}
        onChange={(value) => onChange({ [name]: value })}
      />
    );
  const subject = reasonSubjectOf(draft);
  const reason = (...subjects: ReasonSubject[]) =>
    subject !== null &&
    subjects.includes(subject) && (
      <CallText
        label={t(`methodReason.${subject}`)}
        fault={faults.methodReason}
        value={draft.methodReasons[subject]}
        onChange={(value) => onChange({ methodReasons: { ...draft.methodReasons, [subject]: value } })}
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
          {reason('phone', 'both')}
        </>,
      )}
      {part(
        'alcohol',
        t('hint.alcohol'),
        <>
          <AlcoholAnswer {...{ draft, onChange, onNext }} fault={faults.alcohol} isAsked={question === 'alcohol'} />
          {reason('detector')}
        </>,
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
  label: string;
  value: string;
  fault: FieldError | undefined;
  onChange: (value: string) => void;
};

function CallText({ fault, label, onChange, value }: CallTextProps) {
  const ruleText = useRuleText();
  return (
    <Field.Root mt="2" invalid={fault !== undefined}>
      <Field.Label>{label}</Field.Label>
      <Textarea rows={1} autoresize value={value} onChange={(event) => onChange(event.target.value)} />
      {fault !== undefined && <Field.ErrorText>{ruleText(fault, label)}</Field.ErrorText>}
    </Field.Root>
  );
}
