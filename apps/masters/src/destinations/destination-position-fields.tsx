import { useTranslation } from '@haisha/i18n';
import { Flex, Text } from '@haisha/ui';
import { CheckboxField, NumberField } from '@haisha/ui/fields';
import { FormRow, FormSection } from '@haisha/ui/form';
import type { Destination } from '@haisha/validation/destination';
import type { ClipboardEvent } from 'react';
import type { DestinationFormApi, DestinationValues } from './destination-values.ts';
import { GeoStateBadge } from './geo-state-badge.tsx';
import { readPosition } from './read-position.ts';

export type DestinationPositionFieldsProps = { form: DestinationFormApi; row: Destination | null };

type PositionField = keyof DestinationValues & ('latitude' | 'longitude' | 'entranceLatitude' | 'entranceLongitude');

/** Where the building and its entrance are on the map; a position copied from a map fills both numbers. */
export function DestinationPositionFields({ form, row }: DestinationPositionFieldsProps) {
  const { t } = useTranslation('destination');
  const { control, setValue } = form;
  const field = (name: PositionField, fill?: (event: ClipboardEvent) => void) => (
    <NumberField control={control} name={name} label={t(`field.${name}`)} decimal onPaste={fill} />
  );
  const filling = (latitude: PositionField, longitude: PositionField) => (event: ClipboardEvent) => {
    const place = readPosition(event.clipboardData.getData('text'));
    if (!place) return;
    event.preventDefault();
    const entered = { shouldDirty: true, shouldValidate: true };
    setValue(latitude, place.latitude, entered);
    setValue(longitude, place.longitude, entered);
  };
  return (
    <FormSection title={t('section.position')} folded description={t('help.position')}>
      {row && (
        <FormRow>
          <Flex gap="3" align="center" wrap="wrap">
            <GeoStateBadge state={row.geoState} />
            {row.geoState === 'automatic' && <Text color="fg.muted">{t('help.geoAutomatic')}</Text>}
          </Flex>
        </FormRow>
      )}
      {field('latitude', filling('latitude', 'longitude'))}
      {field('longitude')}
      {row?.geoState === 'automatic' && (
        <FormRow>
          <CheckboxField control={control} name="confirmPosition" label={t('field.confirmPosition')} />
        </FormRow>
      )}
      {field('entranceLatitude', filling('entranceLatitude', 'entranceLongitude'))}
      {field('entranceLongitude')}
      <FormRow>
        <Text textStyle="xs" color="fg.subtle">
          {t('help.entrance')}
        </Text>
      </FormRow>
    </FormSection>
  );
}
