import { useTranslation } from '@haisha/i18n';
import { Link, useSearchParams } from '@haisha/platform';
import { ChooseRowPage } from '@haisha/records/form/choose-row-page';
import { formPages, type RowToEdit } from '@haisha/records/form/form-pages';
import { RecordForm } from '@haisha/records/form/record-form';
import { useRecordForm } from '@haisha/records/form/use-record-form';
import { useLocalName } from '@haisha/records/naming/use-local-name';
import { isClosed } from '@haisha/rules/states/delivery-billing';
import { isPlan } from '@haisha/rules/states/delivery-operation';
import { Button, Icon } from '@haisha/ui';
import { type Delivery, deliveryInputSchema, deliveryWarnings } from '@haisha/validation/delivery';
import { lazy, Suspense } from 'react';
import { delivery } from './delivery.ts';
import { DeliveryBasicFields } from './delivery-basic-fields.tsx';
import { DeliveryGoodsFields } from './delivery-goods-fields.tsx';
import { deliveryPlace } from './delivery-place.ts';
import { deliveryReferences } from './delivery-references.ts';
import { deliveryValues, newDelivery } from './delivery-values.ts';
import { DeliveryWayFields } from './delivery-way-fields.tsx';
import { DeliveryState } from './detail/delivery-state.tsx';
import { LazyDeliveryFiles } from './files/lazy-delivery-files.tsx';
import { knownNames } from './known-names.ts';
import { useDeliveryText } from './use-delivery-text.ts';

const SheetPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "delivery-sheet" */ './sheet/delivery-sheet-page.tsx')).DeliverySheetPage,
}));

const sheetAt = `${deliveryPlace.formAt(null)}?as=sheet`;

/** The page on which a delivery is added, or looked at and moved on. */
function DeliveryForm({ row, copyOf }: RowToEdit<Delivery>) {
  const { t } = useTranslation('delivery');
  const localName = useLocalName();
  const textOf = useDeliveryText();
  const recordForm = useRecordForm(delivery, {
    schema: deliveryInputSchema,
    row,
    valuesOf: deliveryValues,
    warnings: deliveryWarnings,
    initial: copyOf ? { ...deliveryValues(copyOf), slipNumber: null, isDraft: false } : newDelivery(),
    carries: ['cargoOwnerId', 'departmentId', 'originId', 'operationDate', 'temperatureZone', 'kind'],
    ...(row && { stays: true, onSaved: () => undefined }),
  });
  const { control } = recordForm.form;
  const stored = recordForm.row;
  const known = knownNames(stored ?? copyOf ?? null, localName);
  const isOnItsWay = stored !== null && !(isPlan(stored.operationStatus) && !isClosed(stored.billingStatus));
  return (
    <RecordForm
      of={delivery}
      form={recordForm}
      textOf={textOf}
      references={deliveryReferences}
      locked={isOnItsWay ? t('locked') : undefined}
      above={stored && <DeliveryState row={stored} />}
      below={stored && !stored.isDraft && isPlan(stored.operationStatus) && <LazyDeliveryFiles row={stored} />}
      actions={
        stored === null && (
          <Button asChild variant="outline" colorPalette="gray">
            <Link to={sheetAt}>
              <Icon name="list" />
              {t('sheet.act')}
            </Link>
          </Button>
        )
      }
    >
      <DeliveryBasicFields control={control} known={known} isNew={stored === null} />
      <DeliveryWayFields control={control} known={known} />
      <DeliveryGoodsFields control={control} known={known} />
    </RecordForm>
  );
}

/** Finds a delivery where the address names none. */
function ChoosePage() {
  const localName = useLocalName();
  const textOf = useDeliveryText();
  return (
    <ChooseRowPage
      of={delivery}
      hintOf={(row) =>
        `${textOf('operationDate', row.operationDate)} ${localName(row.cargoOwnerName, row.cargoOwnerNameEn)}`
      }
    />
  );
}

const pages = formPages(delivery, DeliveryForm);

/** One new delivery in the form, or (`?as=sheet`) many in a sheet. */
function AddPage() {
  const isSheet = useSearchParams()[0].get('as') === 'sheet';
  return isSheet ? (
    <Suspense>
      <SheetPage />
    </Suspense>
  ) : (
    <pages.AddPage />
  );
}

export const deliveryForm = { ...pages, AddPage, ChoosePage };
