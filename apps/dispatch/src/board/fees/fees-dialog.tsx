import { useTranslation } from '@haisha/i18n';
import { useMutation } from '@haisha/platform';
import { FormDialog } from '@haisha/records/form/form-dialog';
import { picked } from '@haisha/records/form/picked';
import { useRowForm } from '@haisha/records/form/use-row-form';
import { isFeeAgreed } from '@haisha/rules/states/allocation-state';
import { SimpleGrid } from '@haisha/ui';
import { DateField, NumberField, SelectField, TextField } from '@haisha/ui/fields';
import { taxKinds } from '@haisha/validation/allocation-choices';
import { type SetFees, setAgreedFeesSchema, setFeesSchema } from '@haisha/validation/run-fees';
import type { Run } from '../day/board-types.ts';
import { setRunFees } from './fees-api.ts';
import { useFeeText } from './use-fee-text.ts';

export type FeesDialogProps = { run: Run; onClose: () => void };

const beside = ['loadingFeeYen', 'unloadingFeeYen', 'waitingFeeYen', 'surchargeYen', 'tollYen'] as const;

/** The version that counts is added when it is sent. */
function feeValues({ fees, hiredFeeYen }: Run): SetFees {
  return picked<SetFees>(setFeesSchema.shape, { ...fees, hiredFeeYen, version: 1, reason: null } as SetFees);
}

/** Most fees are agreed without tax. */
function proposedFees(run: Run): SetFees {
  const values = feeValues(run);
  return { ...values, taxKind: values.taxKind ?? 'excluded' };
}

/** Types what a delivery company is paid for a run; once it has accepted, with the reason of the change. */
export function FeesDialog({ run, onClose }: FeesDialogProps) {
  const { t, i18n } = useTranslation('runFees');
  const { label, text } = useFeeText();
  const { mutateAsync: setFees } = useMutation(setRunFees(run.id));
  const isAgreed = isFeeAgreed(run.status);
  const rowForm = useRowForm({
    schema: isAgreed ? setAgreedFeesSchema : setFeesSchema,
    row: run,
    valuesOf: feeValues,
    startOf: proposedFees,
    initial: {},
    save: (fees, base) => setFees({ ...fees, version: (base ?? run).version }),
    onSaved: onClose,
  });
  const { control } = rowForm.form;
  const unit = t('yen');
  return (
    <FormDialog
      permission="allocation"
      form={rowForm}
      title={t('title', { number: run.number })}
      saveLabel={t('save')}
      labelOf={label}
      textOf={text}
      onClose={onClose}
    >
      <SimpleGrid columns={{ base: 1, sm: 2 }} gapX="4" gapY="3.5">
        <NumberField control={control} name="hiredFeeYen" label={label('hiredFeeYen')} unit={unit} />
        <SelectField
          control={control}
          name="taxKind"
          label={label('taxKind')}
          help={t('help.taxKind')}
          options={taxKinds.map((value) => ({ value, label: i18n.t(`allocation:taxKind.${value}`) }))}
        />
        {beside.map((name) => (
          <NumberField key={name} control={control} name={name} label={label(name)} unit={unit} />
        ))}
        <NumberField control={control} name="otherFeeYen" label={label('otherFeeYen')} unit={unit} />
        <TextField control={control} name="otherFeeText" label={label('otherFeeText')} />
        <DateField control={control} name="paymentDate" label={label('paymentDate')} help={t('help.paymentDate')} />
        {isAgreed && (
          <TextField control={control} name="reason" label={label('reason')} help={t('help.reason')} required />
        )}
      </SimpleGrid>
    </FormDialog>
  );
}
