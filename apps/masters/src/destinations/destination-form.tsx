import { useTranslation } from '@haisha/i18n';
import { EntityFormPage } from '@haisha/records/form/entity-form-page';
import { useBackToList } from '@haisha/records/form/use-back-to-list';
import { useEntityForm } from '@haisha/records/form/use-entity-form';
import { useSave } from '@haisha/records/form/use-save';
import { codeAndName } from '@haisha/records/naming/code-and-name';
import { referenceTo } from '@haisha/records/naming/reference-to';
import { usePageTitle } from '@haisha/records/pages/area-pages';
import { cargoOwnersApi } from '@haisha/references/cargo-owners/cargo-owners-api';
import { destinationsApi } from '@haisha/references/destinations/destinations-api';
import { directionsApi } from '@haisha/references/directions/directions-api';
import type { Destination } from '@haisha/validation/destination';
import { DestinationAccessFields } from './destination-access-fields.tsx';
import { DestinationAddressFields } from './destination-address-fields.tsx';
import { DestinationGoodsFields } from './destination-goods-fields.tsx';
import { DestinationIdentityFields } from './destination-identity-fields.tsx';
import { DestinationPositionFields } from './destination-position-fields.tsx';
import { DestinationTimeFields } from './destination-time-fields.tsx';
import { copiedDestination, destinationFormSchema, destinationValues, newDestination } from './destination-values.ts';
import { LazyNotesOnDestination } from './notes/lazy-notes-on-destination.tsx';
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
