import { useTranslation } from '@haisha/i18n';
import { RecordPickerField } from '@haisha/records/form/record-picker-field';
import { course } from '@haisha/references/courses/course';
import { destination } from '@haisha/references/destinations/destination';
import { direction } from '@haisha/references/directions/direction';
import { NightTimeField, NumberField } from '@haisha/ui/fields';
import { FormSection, OptionalFields } from '@haisha/ui/form';
import type { Destination } from '@haisha/validation/destination';
import type { DeliveryControl } from './delivery-values.ts';
import type { KnownNames } from './known-names.ts';

export type DeliveryWayFieldsProps = { control: DeliveryControl; known: KnownNames };

const placeHint = ({ kana, city }: Destination) => `${kana} ${city}`;

/** From where to where, and when. */
export function DeliveryWayFields({ control, known }: DeliveryWayFieldsProps) {
  const { t } = useTranslation('delivery');
  return (
    <FormSection title={t('section.way')}>
      <RecordPickerField
        control={control}
        name="originId"
        label={t('field.originId')}
        required
        of={destination}
        hintOf={placeHint}
        known={known('originId')}
      />
      <RecordPickerField
        control={control}
        name="destinationId"
        label={t('field.destinationId')}
        required
        of={destination}
        hintOf={placeHint}
        known={known('destinationId')}
      />
      <NightTimeField control={control} name="loadMinutes" span={3} label={t('field.loadMinutes')} />
      <NightTimeField control={control} name="arriveFromMinutes" span={3} label={t('field.arriveFromMinutes')} />
      <NightTimeField control={control} name="arriveToMinutes" span={3} label={t('field.arriveToMinutes')} />
      <OptionalFields>
        <RecordPickerField
          control={control}
          name="courseId"
          label={t('field.courseId')}
          of={course}
          known={known('courseId')}
        />
        <NumberField control={control} name="roundNumber" label={t('field.roundNumber')} />
        <RecordPickerField
          control={control}
          name="directionId"
          label={t('field.directionId')}
          of={direction}
          known={known('directionId')}
        />
      </OptionalFields>
    </FormSection>
  );
}
