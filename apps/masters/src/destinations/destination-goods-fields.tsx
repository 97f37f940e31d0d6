import { useTranslation } from '@haisha/i18n';
import { RecordPickerField } from '@haisha/records/form/record-picker-field';
import { useLocalName } from '@haisha/records/naming/use-local-name';
import { direction } from '@haisha/references/directions/direction';
import { CheckboxField, CheckboxGroupField, DateField, TextareaField, TextField } from '@haisha/ui/fields';
import { FormSection } from '@haisha/ui/form';
import type { Destination } from '@haisha/validation/destination';
import { temperatureZones } from '@haisha/validation/vehicle-body-choices';
import type { DestinationControl } from './destination-values.ts';

export type DestinationGoodsFieldsProps = {
  control: DestinationControl;
  /** The destination changed or copied. */
  known: Destination | undefined;
};

/** What is brought there, by which way, and from when to when. */
export function DestinationGoodsFields({ control, known }: DestinationGoodsFieldsProps) {
  const { t } = useTranslation('destination');
  const localName = useLocalName();
  const directionId = known?.directionId;
  const directionName = localName(known?.directionName, known?.directionNameEn);
  return (
    <>
      <FormSection title={t('section.goods')} folded>
        <CheckboxGroupField
          control={control}
          name="zones"
          label={t('field.zones')}
          options={temperatureZones.map((value) => ({ value, label: t(`zone.${value}`) }))}
        />
        <TextField
          control={control}
          name="emptiesToCollect"
          span={6}
          label={t('field.emptiesToCollect')}
          help={t('help.emptiesToCollect')}
        />
        <RecordPickerField
          control={control}
          name="directionId"
          span={6}
          label={t('field.directionId')}
          of={direction}
          known={directionId && directionName ? { id: directionId, name: directionName } : undefined}
        />
      </FormSection>
      <FormSection title={t('section.validity')} folded>
        <DateField control={control} name="validFrom" label={t('field.validFrom')} />
        <DateField control={control} name="validTo" label={t('field.validTo')} />
        <CheckboxField control={control} name="isTemporary" label={t('field.isTemporary')} />
        <TextareaField control={control} name="note" label={t('field.note')} />
      </FormSection>
    </>
  );
}
