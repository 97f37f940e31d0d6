import { useTranslation } from '@haisha/i18n';
import { useCan } from '@haisha/platform';
import { type DeliveryCompany, deliveryCompanyInputSchema } from '@haisha/validation/delivery-company';
import { deliveryCompaniesApi } from '../api/delivery-companies-api.ts';
import { codeAndName } from '../form/code-and-name.ts';
import { EntityFormPage } from '../form/entity-form-page.tsx';
import { useBackToList } from '../form/use-back-to-list.ts';
import { useEntityForm } from '../form/use-entity-form.ts';
import { useSave } from '../form/use-save.ts';
import { usePageTitle } from '../use-page-title.ts';
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
