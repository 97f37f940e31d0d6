import { useTranslation } from '@haisha/i18n';
import { isProblem, notify, useMutation } from '@haisha/platform';
import { useLocalName } from '@haisha/records/naming/use-local-name';
import { addDays, addMonths } from '@haisha/rules/calendar';
import { Button, Flex, SimpleGrid, Text } from '@haisha/ui';
import { Dialog } from '@haisha/ui/dialog';
import { CheckboxField, DateField, SelectField, TextField, useErrorText } from '@haisha/ui/fields';
import { Form } from '@haisha/ui/form';
import { useSchemaForm } from '@haisha/ui/schema-form';
import {
  type LabourAgreementInput,
  type LabourAgreementList,
  labourAgreementInputSchema,
} from '@haisha/validation/labour-agreement';
import { useWatch } from 'react-hook-form';
import { FormFoot } from '../fields/form-foot.tsx';
import { addAgreement } from './agreements-api.ts';

const months = [4, 5, 6, 7, 8, 9, 10, 11, 12, 1, 2, 3];

export type AgreementFormProps = { data: LabourAgreementList; today: string; onClose: () => void };

/** An agreement of an office; one that reaches into the past says why. */
export function AgreementForm({ data: { agreements, departments }, onClose, today }: AgreementFormProps) {
  const { t } = useTranslation('labourAgreement');
  const localName = useLocalName();
  const form = useSchemaForm(labourAgreementInputSchema, {
    defaultValues: {
      ...{ revision: 0, departmentId: departments[0]?.id ?? '', from: today, to: addDays(addMonths(today, 12), -1) },
      ...{ months: [], isLongYear: true, hasOvertimeClause: true, reason: null },
    },
  });
  const { control, handleSubmit, setFieldErrors, setValue, formState } = form;
  const [from, chosen = []] = useWatch({ control, name: ['from', 'months'] });
  const { error, isPending, mutateAsync: add } = useMutation(addAgreement());
  const isPast = from !== '' && from < today;
  const fault = useErrorText(
    t('field.months'),
    formState.errors.months && { type: formState.errors.months.type, params: { max: 6 } },
  );

  async function save(input: LabourAgreementInput): Promise<void> {
    const own = agreements.filter(({ departmentId }) => departmentId === input.departmentId);
    try {
      await add({ ...input, revision: Math.max(0, ...own.map(({ revision }) => revision)) });
      notify({ kind: 'success', text: t('agreementAdded'), about: 'labourAgreement' });
      onClose();
    } catch (cause) {
      if (isProblem(cause)) setFieldErrors(cause.problem.errors ?? []);
    }
  }

  function toggle(month: number): void {
    const next = chosen.includes(month) ? chosen.filter((one) => one !== month) : [...chosen, month];
    setValue('months', next, { shouldDirty: true, shouldValidate: true });
  }

  return (
    <Dialog open size="lg" title={t('addAgreement')} closable={!isPending} onClose={onClose}>
      <Form label={t('addAgreement')} control={control} busy={isPending} onSubmit={() => void handleSubmit(save)()}>
        <SimpleGrid columns={{ base: 1, sm: 3 }} gapX="4" gapY="3.5">
          <SelectField
            control={control}
            name="departmentId"
            label={t('field.departmentId')}
            required
            placeholder={false}
            options={departments.map(({ id, name, nameEn }) => ({ value: id, label: localName(name, nameEn) }))}
          />
          <DateField control={control} name="from" label={t('field.from')} required />
          <DateField control={control} name="to" label={t('field.to')} required />
        </SimpleGrid>
        <Flex as="fieldset" gap="1.5" wrap="wrap" mt="4" role="group" aria-label={t('field.months')}>
          <Text textStyle="sm" w="full">
            {t('field.months')}
          </Text>
          {months.map((month) => (
            <Button
              key={month}
              size="sm"
              variant={chosen.includes(month) ? 'subtle' : 'outline'}
              colorPalette={chosen.includes(month) ? 'primary' : 'gray'}
              aria-pressed={chosen.includes(month)}
              onClick={() => toggle(month)}
            >
              {t('month', { month })}
            </Button>
          ))}
          {fault && (
            <Text w="full" role="alert" color="fg.error" textStyle="sm">
              {fault}
            </Text>
          )}
        </Flex>
        <SimpleGrid columns={{ base: 1, sm: 2 }} gapX="4" gapY="3.5" mt="4">
          <CheckboxField control={control} name="isLongYear" label={t('field.isLongYear')} />
          <CheckboxField control={control} name="hasOvertimeClause" label={t('field.hasOvertimeClause')} />
        </SimpleGrid>
        <TextField
          control={control}
          name="reason"
          label={t('field.reason')}
          required={isPast}
          help={isPast ? t('pastHelp') : undefined}
        />
        <FormFoot act={t('add')} close={t('close')} error={error} isPending={isPending} onClose={onClose} />
      </Form>
    </Dialog>
  );
}
