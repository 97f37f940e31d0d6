import { useTranslation } from '@haisha/i18n';
import { type Direction, directionInputSchema } from '@haisha/validation/direction';
import type { DefaultValues } from 'react-hook-form';
import { directionsApi } from '../api/directions-api.ts';
import { codeAndName } from '../form/code-and-name.ts';
import { EntityFormPage } from '../form/entity-form-page.tsx';
import { useBackToList } from '../form/use-back-to-list.ts';
import { useEntityForm } from '../form/use-entity-form.ts';
import { useSave } from '../form/use-save.ts';
import { usePageTitle } from '../use-page-title.ts';
import { DirectionFields } from './direction-fields.tsx';
import { type DirectionValues, directionValues, newDirection } from './direction-values.ts';
import { useDirectionText } from './use-direction-text.ts';

export type DirectionFormProps = {
  /** The direction to change; null for a new one. */
  row: Direction | null;
  /** What a new one starts with. */
  initial?: DefaultValues<DirectionValues>;
};

/** The page on which a direction is added or changed. */
export function DirectionForm({ row, initial = newDirection }: DirectionFormProps) {
  const { t } = useTranslation('direction');
  const title = usePageTitle(row ? '/direction-base/edit/:id' : '/direction-base/add');
  const listTitle = usePageTitle('/direction-base');
  const back = useBackToList('/direction-base');
  const textOf = useDirectionText();
  const entityForm = useEntityForm({
    schema: directionInputSchema,
    row,
    valuesOf: directionValues,
    initial,
    save: useSave(directionsApi),
    onSaved: back.go,
  });
  return (
    <EntityFormPage
      entityForm={entityForm}
      title={title}
      listTitle={listTitle}
      path="/direction-base"
      permission="direction"
      api={directionsApi}
      nameOf={codeAndName}
      labelOf={(name) => t(`field.${name}`)}
      textOf={textOf}
    >
      <DirectionFields form={entityForm.form} known={entityForm.row} />
    </EntityFormPage>
  );
}
