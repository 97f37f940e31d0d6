import { useTranslation } from '@haisha/i18n';
import { isProblem, notify, useMutation } from '@haisha/platform';
import { hoursRuleOn } from '@haisha/rules/hours/dated-rules';
import { firstParameters } from '@haisha/rules/hours/first-parameters';
import { firstSettings } from '@haisha/rules/hours/first-settings';
import { SimpleGrid } from '@haisha/ui';
import { Dialog } from '@haisha/ui/dialog';
import { DateField, NumberField, SelectField, TextField } from '@haisha/ui/fields';
import { Form } from '@haisha/ui/form';
import { useSchemaForm } from '@haisha/ui/schema-form';
import {
  type HoursRuleInput,
  hoursRuleInputSchema,
  type LabourAgreementList,
} from '@haisha/validation/labour-agreement';
import { readingChoices } from '@haisha/validation/labour-agreement-choices';
import { useWatch } from 'react-hook-form';
import { FormFoot } from '../fields/form-foot.tsx';
import { useAgreementWords } from '../words/use-agreement-words.ts';
import { addRule } from './agreements-api.ts';

const listed = Object.keys(readingChoices) as (keyof typeof readingChoices)[];

export type RuleFormProps = { data: LabourAgreementList; today: string; onClose: () => void };

/** What holds for hours from a day on: it begins with what holds today, and a day of the past wants a reason. */
export function RuleForm({ data: { rules }, onClose, today }: RuleFormProps) {
  const { t } = useTranslation('labourAgreement');
  const words = useAgreementWords();
  const now = hoursRuleOn(rules, today);
  const form = useSchemaForm(hoursRuleInputSchema, {
    defaultValues: {
      ...{ revision: 0, validFrom: today, reason: null },
      labourMonthStartDay: now?.labourMonthStartDay ?? firstSettings.labourMonthStartDay,
      readings: now?.readings ?? firstParameters.readings,
    },
  });
  const { control, handleSubmit, setFieldErrors } = form;
  const validFrom = useWatch({ control, name: 'validFrom' });
  const { error, isPending, mutateAsync: add } = useMutation(addRule());
  const isPast = validFrom !== '' && validFrom < today;

  async function save(input: HoursRuleInput): Promise<void> {
    try {
      await add({ ...input, revision: Math.max(0, ...rules.map(({ revision }) => revision)) });
      notify({ kind: 'success', text: t('ruleAdded'), about: 'hoursRule' });
      onClose();
    } catch (cause) {
      if (isProblem(cause)) setFieldErrors(cause.problem.errors ?? []);
    }
  }

  return (
    <Dialog open size="lg" title={t('addRule')} closable={!isPending} onClose={onClose}>
      <Form label={t('addRule')} control={control} busy={isPending} onSubmit={() => void handleSubmit(save)()}>
        <SimpleGrid columns={{ base: 1, sm: 2 }} gapX="4" gapY="3.5">
          <DateField control={control} name="validFrom" label={t('field.validFrom')} required />
          <NumberField control={control} name="labourMonthStartDay" label={t('field.labourMonthStartDay')} required />
          {listed.map((name) => (
            <SelectField
              key={name}
              control={control}
              name={`readings.${name}`}
              label={t(`readingName.${name}`)}
              required
              placeholder={false}
              options={readingChoices[name].map((value) => ({ value, label: words.reading(name, value) }))}
            />
          ))}
          <NumberField
            control={control}
            name="readings.sameShiftMinutes"
            label={t('readingName.sameShiftMinutes')}
            required
          />
          <DateField control={control} name="readings.twoWeeksStart" label={t('readingName.twoWeeksStart')} required />
          <TextField
            control={control}
            name="reason"
            label={t('field.reason')}
            required={isPast}
            help={isPast ? t('pastHelp') : undefined}
          />
        </SimpleGrid>
        <FormFoot act={t('add')} close={t('close')} error={error} isPending={isPending} onClose={onClose} />
      </Form>
    </Dialog>
  );
}
