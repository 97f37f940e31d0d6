import { useTranslation } from '@haisha/i18n';
import { useCan } from '@haisha/platform';
import { type CargoOwner, cargoOwnerInputSchema } from '@haisha/validation/cargo-owner';
import { cargoOwnersApi } from '../api/cargo-owners-api.ts';
import { customersApi } from '../api/customers-api.ts';
import { codeAndName } from '../form/code-and-name.ts';
import { EntityFormPage } from '../form/entity-form-page.tsx';
import { referenceTo } from '../form/reference-to.ts';
import { useBackToList } from '../form/use-back-to-list.ts';
import { useEntityForm } from '../form/use-entity-form.ts';
import { useSave } from '../form/use-save.ts';
import { usePageTitle } from '../use-page-title.ts';
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
