import { useTranslation } from '@haisha/i18n';
import { isProblem, notify, useMutation, useProblemText } from '@haisha/platform';
import { RecordPickerField } from '@haisha/records/form/record-picker-field';
import { cargoOwner } from '@haisha/references/cargo-owners/cargo-owner';
import { useDepartmentOptions } from '@haisha/references/departments/use-department-options';
import { Box, Button, Heading, SimpleGrid, Text } from '@haisha/ui';
import { DateField, SelectField, TextField } from '@haisha/ui/fields';
import { Form } from '@haisha/ui/form';
import { useSchemaForm } from '@haisha/ui/schema-form';
import { type CompanyHolidayInput, companyHolidayInputSchema } from '@haisha/validation/company-holiday';
import { companyHolidayEffects } from '@haisha/validation/company-holiday-choices';
import { weekdays } from '@haisha/validation/driver-choices';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { addCompanyHoliday } from './company-holidays-api.ts';

const nothing: CompanyHolidayInput = {
  name: '',
  from: '',
  to: '',
  effect: 'closed',
  runsAs: null,
  departmentId: null,
  cargoOwnerId: null,
};

/** Adds a period, and is empty for the next one then. */
export function CompanyHolidayForm() {
  const { t } = useTranslation('companyHoliday');
  const problemText = useProblemText();
  const departments = useDepartmentOptions().options;
  const form = useSchemaForm(companyHolidayInputSchema, { defaultValues: nothing });
  const { control, handleSubmit, reset, setFieldErrors, setValue } = form;
  const effect = useWatch({ control, name: 'effect' });
  // What the effect has no room for goes with its field.
  useEffect(() => {
    if (effect !== 'closed') setValue('cargoOwnerId', null);
    if (effect !== 'asWorkday') setValue('runsAs', null);
  }, [effect, setValue]);
  const { mutateAsync: add, isPending, error } = useMutation(addCompanyHoliday());

  async function save(input: CompanyHolidayInput): Promise<void> {
    try {
      await add(input);
      notify({ kind: 'success', text: t('added', { name: input.name }) });
      reset(nothing);
    } catch (cause) {
      if (isProblem(cause)) setFieldErrors(cause.problem.errors ?? []);
    }
  }

  return (
    <Box as="section" mt="5" aria-label={t('formTitle')}>
      <Heading as="h3" textStyle="sm" fontWeight="bold" mb="2">
        {t('formTitle')}
      </Heading>
      <Form label={t('formTitle')} control={control} busy={isPending} onSubmit={() => void handleSubmit(save)()}>
        <SimpleGrid columns={{ base: 1, sm: 2, lg: 4 }} gapX="4" gapY="3.5">
          <TextField control={control} name="name" label={t('field.name')} required />
          <DateField control={control} name="from" label={t('field.from')} required />
          <DateField control={control} name="to" label={t('field.to')} required />
          <SelectField
            control={control}
            name="effect"
            label={t('field.effect')}
            required
            placeholder={false}
            options={companyHolidayEffects.map((value) => ({ value, label: t(`effect.${value}`) }))}
          />
          <SelectField
            control={control}
            name="departmentId"
            label={t('field.departmentId')}
            placeholder={t('everywhere')}
            options={departments}
          />
          {effect === 'closed' && (
            <RecordPickerField
              control={control}
              name="cargoOwnerId"
              label={t('field.cargoOwnerId')}
              placeholder={t('company')}
              of={cargoOwner}
            />
          )}
          {effect === 'asWorkday' && (
            <SelectField
              control={control}
              name="runsAs"
              label={t('field.runsAs')}
              placeholder={t('ownWeekday')}
              options={weekdays.map((value) => ({ value, label: t(`weekday.${value}`) }))}
            />
          )}
        </SimpleGrid>
        <Text color="fg.muted" textStyle="xs" mt="2">
          {t(`effectHelp.${effect}`)}
        </Text>
        {error && (
          <Text role="alert" color="fg.error" mt="2">
            {problemText(error)}
          </Text>
        )}
        <Button type="submit" variant="outline" mt="3" loading={isPending} loadingText={t('add')}>
          {t('add')}
        </Button>
      </Form>
    </Box>
  );
}
