import { useTranslation } from '@haisha/i18n';
import { CodeField, DateField, KanaField, PhoneField, SelectField, TextField } from '@haisha/ui/fields';
import { FormSection, OptionalFields } from '@haisha/ui/form';
import { bloodGroups, sexes } from '@haisha/validation/driver-choices';
import { AddressFields } from '../fields/address-fields.tsx';
import { useKanaOfName } from '../fields/use-kana-of-name.ts';
import type { DriverFormApi } from './driver-values.ts';
import { useShortNameOfName } from './use-short-name-of-name.ts';

export type DriverPersonFieldsProps = { form: DriverFormApi; isNew: boolean };

/** Who a driver is, where to write to, and whom to call. */
export function DriverPersonFields({ form, isNew }: DriverPersonFieldsProps) {
  const { t } = useTranslation('driver');
  const { control } = form;
  const takeReading = useKanaOfName(form);
  useShortNameOfName(form);
  return (
    <>
      <FormSection title={t('section.person')}>
        <CodeField control={control} name="code" label={t('field.code')} required span={2} />
        <TextField control={control} name="name" label={t('field.name')} required onReading={takeReading} />
        <KanaField control={control} name="kana" label={t('field.kana')} required span={3} help={t('help.kana')} />
        <TextField
          control={control}
          name="shortName"
          label={t('field.shortName')}
          required
          span={3}
          help={t('help.shortName')}
        />
        <DateField control={control} name="birthDate" label={t('field.birthDate')} required span={4} kind="birth" />
        <SelectField
          control={control}
          name="sex"
          label={t('field.sex')}
          required
          span={3}
          options={sexes.map((value) => ({ value, label: t(`sex.${value}`) }))}
        />
        <PhoneField control={control} name="phone" label={t('field.phone')} required />
        <OptionalFields>
          <TextField control={control} name="nameEn" label={t('field.nameEn')} />
          <SelectField
            control={control}
            name="bloodGroup"
            label={t('field.bloodGroup')}
            span={3}
            options={bloodGroups.map((value) => ({ value, label: t(`bloodGroup.${value}`) }))}
          />
          <TextField control={control} name="emergencyName" label={t('field.emergencyName')} span={5} />
          <TextField control={control} name="emergencyRelation" label={t('field.emergencyRelation')} />
          <PhoneField control={control} name="emergencyPhone" label={t('field.emergencyPhone')} />
        </OptionalFields>
      </FormSection>
      <FormSection title={t('section.address')} folded={!isNew} saysValues>
        <AddressFields form={form} label={(part) => t(`field.${part}`)} required />
      </FormSection>
    </>
  );
}
