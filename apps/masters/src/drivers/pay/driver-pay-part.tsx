import { useTranslation } from '@haisha/i18n';
import { useMutation, useQuery } from '@haisha/platform';
import { Measure } from '@haisha/records/form/form-sheet';
import { FreshRow } from '@haisha/records/form/fresh-row';
import { RecordFormBody } from '@haisha/records/form/record-form-body';
import { useRowForm } from '@haisha/records/form/use-row-form';
import { RecordHistory } from '@haisha/records/history/record-history';
import type { Driver } from '@haisha/validation/driver';
import { type DriverPay, type DriverPayInput, driverPayInputSchema } from '@haisha/validation/driver-pay';
import { useEffect } from 'react';
import { changeDriverPart, driverPartChanges, driverPay } from '../driver-parts-api.ts';
import { PayFields } from './pay-fields.tsx';
import { payValues } from './pay-values.ts';
import { usePayText } from './use-pay-text.ts';

export type DriverPayPartProps = { driver: Pick<Driver, 'id'>; onDirty: (isDirty: boolean) => void };

const changes = driverPartChanges('pay');

/** How a driver is paid. */
export function DriverPayPart(props: DriverPayPartProps) {
  const reading = useQuery({ ...driverPay(props.driver.id), refetchOnMount: 'always' });
  return (
    <FreshRow reading={reading} around={(state) => <Measure pt="6">{state}</Measure>}>
      {(pay) => <PayForm {...props} pay={pay} />}
    </FreshRow>
  );
}

function PayForm({ driver, onDirty, pay }: DriverPayPartProps & { pay: DriverPay }) {
  const { t } = useTranslation('driverPay');
  const textOf = usePayText();
  const labelOf = (name: string) => t(`field.${name}`);
  const change = useMutation(changeDriverPart<DriverPay, DriverPayInput>('pay'));
  const rowForm = useRowForm({
    schema: driverPayInputSchema,
    row: pay,
    valuesOf: payValues,
    initial: {},
    save: (input, base) => change.mutateAsync({ id: driver.id, version: base?.version ?? 0, input }),
    onSaved: () => undefined,
    stays: true,
  });
  const { control, formState } = rowForm.form;
  const { isDirty } = formState;
  useEffect(() => onDirty(isDirty), [isDirty]);
  return (
    <RecordFormBody
      form={rowForm}
      title={t('name')}
      permission="driverPay"
      labelOf={labelOf}
      textOf={textOf}
      below={<RecordHistory api={changes} id={driver.id} labelOf={labelOf} textOf={textOf} />}
    >
      <PayFields control={control} />
    </RecordFormBody>
  );
}
