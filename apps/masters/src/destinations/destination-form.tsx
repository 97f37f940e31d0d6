import { useTranslation } from '@haisha/i18n';
import type { Destination } from '@haisha/validation/destination';
import { cargoOwnersApi } from '../api/cargo-owners-api.ts';
import { destinationsApi } from '../api/destinations-api.ts';
import { directionsApi } from '../api/directions-api.ts';
import { LazyNotesOnDestination } from '../destination-notes/lazy-notes-on-destination.tsx';
import { codeAndName } from '../form/code-and-name.ts';
import { EntityFormPage } from '../form/entity-form-page.tsx';
import { referenceTo } from '../form/reference-to.ts';
import { useBackToList } from '../form/use-back-to-list.ts';
import { useEntityForm } from '../form/use-entity-form.ts';
import { useSave } from '../form/use-save.ts';
import { usePageTitle } from '../use-page-title.ts';
import { DestinationAccessFields } from './destination-access-fields.tsx';
import { DestinationAddressFields } from './destination-address-fields.tsx';
import { DestinationGoodsFields } from './destination-goods-fields.tsx';
import { DestinationIdentityFields } from './destination-identity-fields.tsx';
import { DestinationPositionFields } from './destination-position-fields.tsx';
import { DestinationTimeFields } from './destination-time-fields.tsx';
import { copiedDestination, destinationFormSchema, destinationValues, newDestination } from './destination-values.ts';
import { useDestinationText } from './use-destination-text.ts';

export type DestinationFormProps = {
  /** The destination to change; null for a new one. */
  row: Destination | null;
  /** The destination a new one starts as a copy of. */
  copyOf?: Destination;
};

const references = {
  cargoOwnerId: referenceTo(cargoOwnersApi, codeAndName),
  directionId: referenceTo(directionsApi, codeAndName),
};

/** The page on which a delivery destination is added or changed. */
export function DestinationForm({ row, copyOf }: DestinationFormProps) {
  const { t } = useTranslation('destination');
  const title = usePageTitle(row ? '/delivery-destination/edit/:id' : '/delivery-destination/add');
  const listTitle = usePageTitle('/delivery-destination');
  const back = useBackToList('/delivery-destination');
  const known = row ?? copyOf;
  const textOf = useDestinationText();
  const entityForm = useEntityForm({
    schema: destinationFormSchema,
    row,
    valuesOf: destinationValues,
    initial: copyOf ? copiedDestination(copyOf) : newDestination,
    save: useSave(destinationsApi),
    onSaved: back.go,
  });
  const { form } = entityForm;
  return (
    <EntityFormPage
      entityForm={entityForm}
      title={title}
      listTitle={listTitle}
      path="/delivery-destination"
      permission="destination"
      api={destinationsApi}
      nameOf={codeAndName}
      labelOf={(name) => t(`field.${name}`)}
      textOf={textOf}
      references={references}
      below={row && <LazyNotesOnDestination destinationId={row.id} locked={row.archivedAt !== null} />}
    >
      <DestinationIdentityFields form={form} row={row} known={known} />
      <DestinationAddressFields form={form} />
      <DestinationPositionFields form={form} row={entityForm.row} />
      <DestinationTimeFields control={form.control} />
      <DestinationAccessFields control={form.control} />
      <DestinationGoodsFields control={form.control} known={known} />
    </EntityFormPage>
  );
}
