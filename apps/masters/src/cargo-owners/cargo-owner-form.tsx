import { useTranslation } from '@haisha/i18n';
import { useCan } from '@haisha/platform';
import { EntityFormPage } from '@haisha/records/form/entity-form-page';
import { useBackToList } from '@haisha/records/form/use-back-to-list';
import { useEntityForm } from '@haisha/records/form/use-entity-form';
import { useSave } from '@haisha/records/form/use-save';
import { codeAndName } from '@haisha/records/naming/code-and-name';
import { referenceTo } from '@haisha/records/naming/reference-to';
import { usePageTitle } from '@haisha/records/pages/area-pages';
import { cargoOwnersApi } from '@haisha/references/cargo-owners/cargo-owners-api';
import { customersApi } from '@haisha/references/customers/customers-api';
import { type CargoOwner, cargoOwnerInputSchema } from '@haisha/validation/cargo-owner';
import { CargoOwnerFields } from './cargo-owner-fields.tsx';
import { cargoOwnerValues, newCargoOwner } from './cargo-owner-values.ts';
import { useCargoOwnerText } from './use-cargo-owner-text.ts';

export type CargoOwnerFormProps = {
  /** The cargo owner to change; null for a new one. */
  row: CargoOwner | null;
  /** Whose values a new one starts with. */
  copyOf?: CargoOwner;
};

const references = { customerId: referenceTo(customersApi, codeAndName) };

/** The page on which a cargo owner is added or changed. */
export function CargoOwnerForm({ row, copyOf }: CargoOwnerFormProps) {
  const { t } = useTranslation('cargoOwner');
  const title = usePageTitle(row ? '/owner-master/edit/:id' : '/owner-master/add');
  const listTitle = usePageTitle('/owner-master');
  const back = useBackToList('/owner-master');
  const maySetTerms = useCan()('cargoOwner.updateTerms');
  const fresh = newCargoOwner(maySetTerms);
  const entityForm = useEntityForm({
    schema: cargoOwnerInputSchema,
    row,
    valuesOf: cargoOwnerValues,
    initial: copyOf ? { ...cargoOwnerValues(copyOf), code: '', terms: maySetTerms ? copyOf.terms : null } : fresh,
    save: useSave(cargoOwnersApi),
    onSaved: back.go,
  });
  const textOf = useCargoOwnerText();
  return (
    <EntityFormPage
      entityForm={entityForm}
      title={title}
      listTitle={listTitle}
      path="/owner-master"
      permission="cargoOwner"
      api={cargoOwnersApi}
      nameOf={codeAndName}
      labelOf={(name) => t(`field.${name}`)}
      textOf={textOf}
      references={references}
    >
      <CargoOwnerFields
        form={entityForm.form}
        known={entityForm.row ?? copyOf ?? null}
        showsTerms={row ? row.terms !== null : maySetTerms}
      />
    </EntityFormPage>
  );
}
