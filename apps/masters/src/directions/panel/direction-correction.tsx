import { useTranslation } from '@haisha/i18n';
import { CorrectionForm } from '@haisha/records/panel/correction-form';
import type { CorrectionProps } from '@haisha/records/panel/correction-props';
import { useCorrection } from '@haisha/records/panel/use-correction';
import { direction } from '@haisha/references/directions/direction';
import { NumberField, TextareaField } from '@haisha/ui/fields';
import { type Direction, directionInputSchema, directionWarnings } from '@haisha/validation/direction';
import type { ReactNode } from 'react';
import { ColourField } from '../../fields/colour-field.tsx';
import { type DirectionControl, directionValues } from '../direction-values.ts';
import { MunicipalitiesField } from '../municipalities/municipalities-field.tsx';
import { useDirectionText } from '../use-direction-text.ts';

/** Corrects one value of a direction. */
export function DirectionCorrection(props: CorrectionProps<Direction>) {
  const correction = useCorrection(direction, { ...props, schema: directionInputSchema, valuesOf: directionValues });
  return (
    <CorrectionForm of={correction} textOf={useDirectionText()} warnings={directionWarnings}>
      <DirectionField control={correction.form.control} rowId={props.row.id} field={props.field} />
    </CorrectionForm>
  );
}

type DirectionFieldProps = { control: DirectionControl; rowId: string; field: string };

function DirectionField({ control, rowId, field }: DirectionFieldProps): ReactNode {
  const { t } = useTranslation('direction');
  switch (field) {
    case 'municipalityCodes':
      return <MunicipalitiesField control={control} rowId={rowId} />;
    case 'standardDistanceKm':
      return <NumberField control={control} name={field} label={t(`field.${field}`)} unit="km" decimal />;
    case 'standardMinutes':
      return <NumberField control={control} name={field} label={t(`field.${field}`)} unit={t('unit.minutes')} />;
    case 'colour':
      return <ColourField control={control} name="colour" label={t('field.colour')} />;
    case 'sortOrder':
      return <NumberField control={control} name="sortOrder" label={t('field.sortOrder')} required />;
    case 'note':
      return <TextareaField control={control} name="note" label={t('field.note')} />;
    default:
      return null;
  }
}
