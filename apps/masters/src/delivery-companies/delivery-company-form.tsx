import { useTranslation } from '@haisha/i18n';
import { useCan } from '@haisha/platform';
import { EntityFormPage } from '@haisha/records/form/entity-form-page';
import { useBackToList } from '@haisha/records/form/use-back-to-list';
import { useEntityForm } from '@haisha/records/form/use-entity-form';
import { useSave } from '@haisha/records/form/use-save';
import { codeAndName } from '@haisha/records/naming/code-and-name';
import { usePageTitle } from '@haisha/records/pages/area-pages';
import { deliveryCompaniesApi } from '@haisha/references/delivery-companies/delivery-companies-api';
import { type DeliveryCompany, deliveryCompanyInputSchema } from '@haisha/validation/delivery-company';
import { DeliveryCompanyFields } from './delivery-company-fields.tsx';
import { copiedDeliveryCompany, deliveryCompanyValues, newDeliveryCompany } from './delivery-company-values.ts';
import { useDeliveryCompanyText } from './use-delivery-company-text.ts';

export type DeliveryCompanyFormProps = {
  /** The delivery company to change; null for a new one. */
  row: DeliveryCompany | null;
  /** Whose values a new one starts with. */
  copyOf?: DeliveryCompany;
};

/** The page on which a delivery company is added or changed. */
export function DeliveryCompanyForm({ row, copyOf }: DeliveryCompanyFormProps) {
  const { t } = useTranslation('deliveryCompany');
  const title = usePageTitle(row ? '/delivery-company/edit/:id' : '/delivery-company/add');
  const listTitle = usePageTitle('/delivery-company');
  const back = useBackToList('/delivery-company');
  const maySetTerms = useCan()('deliveryCompany.updateTerms');
  const textOf = useDeliveryCompanyText();
  const entityForm = useEntityForm({
    schema: deliveryCompanyInputSchema,
    row,
    valuesOf: deliveryCompanyValues,
    initial: copyOf ? copiedDeliveryCompany(copyOf, maySetTerms) : newDeliveryCompany(maySetTerms),
    save: useSave(deliveryCompaniesApi),
    onSaved: back.go,
  });
  return (
    <EntityFormPage
      entityForm={entityForm}
      title={title}
      listTitle={listTitle}
      path="/delivery-company"
      permission="deliveryCompany"
      api={deliveryCompaniesApi}
      nameOf={codeAndName}
      labelOf={(name) => t(`field.${name}`)}
      textOf={textOf}
    >
      <DeliveryCompanyFields form={entityForm.form} showsTerms={row ? row.terms !== null : maySetTerms} />
    </EntityFormPage>
  );
}
