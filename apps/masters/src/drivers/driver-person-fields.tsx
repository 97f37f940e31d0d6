import { tokyoDate, useTranslation } from '@haisha/i18n';
import { ageOn } from '@haisha/rules/age';
import { CodeField, DateField, PhoneField, SelectField, TextField } from '@haisha/ui/fields';
import { FormRow, FormSection } from '@haisha/ui/form';
import { bloodGroups, sexes } from '@haisha/validation/driver-choices';
import { isDay } from '@haisha/validation/rule';
import { useWatch } from 'react-hook-form';
import { AddressFields } from '../fields/address-fields.tsx';
import { useKanaOfName } from '../fields/use-kana-of-name.ts';
import type { DriverFormApi } from './driver-values.ts';
import { useShortNameOfName } from './use-short-name-of-name.ts';

export type DriverPersonFieldsProps = { form: DriverFormApi };

/** Who a driver is, where to write to, and whom to call. */
export function DriverPersonFields({ form }: DriverPersonFieldsProps) {
  const { t } = useTranslation('driver');
  const { control } = form;
  const takeReading = useKanaOfName(form);
  useShortNameOfName(form);
  const birthDate = useWatch({ control, name: 'birthDate' });
  return (
    <>
      <FormSection title={t('section.person')}>
        <FormRow>
          <CodeField control={control} name="code" label={t('field.code')} required width="14rem" />
        </FormRow>
        <TextField control={control} name="name" label={t('field.name')} required onReading={takeReading} />
        <TextField control={control} name="kana" label={t('field.kana')} required help={t('help.kana')} />
        <TextField
          control={control}
          name="shortName"
          label={t('field.shortName')}
          required
          width="14rem"
          help={t('help.shortName')}
        />
        <TextField control={control} name="nameEn" label={t('field.nameEn')} />
        <DateField
          control={control}
          name="birthDate"
          label={t('field.birthDate')}
          required
          help={isDay(birthDate) ? t('age', { count: ageOn(birthDate, tokyoDate()) }) : undefined}
        />
        <SelectField
          control={control}
          name="sex"
          label={t('field.sex')}
          required
          width="12rem"
          options={sexes.map((value) => ({ value, label: t(`sex.${value}`) }))}
        />
        <PhoneField control={control} name="phone" label={t('field.phone')} required />
        <SelectField
          control={control}
          name="bloodGroup"
          label={t('field.bloodGroup')}
          width="12rem"
          options={bloodGroups.map((value) => ({ value, label: t(`bloodGroup.${value}`) }))}
        />
      </FormSection>
      <FormSection title={t('section.address')}>
        <AddressFields form={form} label={(part) => t(`field.${part}`)} required />
      </FormSection>
      <FormSection title={t('section.emergency')} columns={3}>
        <TextField control={control} name="emergencyName" label={t('field.emergencyName')} />
        <TextField control={control} name="emergencyRelation" label={t('field.emergencyRelation')} />
        <PhoneField control={control} name="emergencyPhone" label={t('field.emergencyPhone')} />
      </FormSection>
    </>
  );
}
