import { useTranslation } from '@haisha/i18n';
import { isProblem, notify, useMutation } from '@haisha/platform';
import { RecordPickerField } from '@haisha/records/form/record-picker-field';
import { driver } from '@haisha/references/drivers/driver';
import { SimpleGrid } from '@haisha/ui';
import { Dialog } from '@haisha/ui/dialog';
import { DateField, SelectField, TextField } from '@haisha/ui/fields';
import { Form } from '@haisha/ui/form';
import { useSchemaForm } from '@haisha/ui/schema-form';
import { leaveInputSchema, leaveRequestSchema } from '@haisha/validation/leave';
import { leaveKinds, leaveParts } from '@haisha/validation/leave-choices';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import type { ZodType } from 'zod';
import { FormFoot } from '../fields/form-foot.tsx';
import { addLeave, type LeaveDraft } from './leave-api.ts';
import { useLeaveWords } from './use-leave-words.ts';

export type LeaveFormProps = {
  today: string;
  /** The office enters a leave of anybody; a driver asks for one. */
  isOffice: boolean;
  onClose: () => void;
};

/** What the fields hold: a note may be left out. */
type Typed = Omit<LeaveDraft, 'note'> & { note?: string | null | undefined };

/** Days off as they are asked for or entered. */
export function LeaveForm({ isOffice, onClose, today }: LeaveFormProps) {
  const { t } = useTranslation('leave');
  const words = useLeaveWords();
  const schema: ZodType<LeaveDraft, Typed> = isOffice ? leaveInputSchema : leaveRequestSchema;
  const empty = { kind: 'paid', part: 'day', fromDate: today, toDate: today, note: null } as const;
  const form = useSchemaForm(schema, { defaultValues: isOffice ? { driverId: '', ...empty } : empty });
  const { control, handleSubmit, setFieldErrors, setValue } = form;
  const [part, fromDate] = useWatch({ control, name: ['part', 'fromDate'] });
  // Half a day ends on its day, whatever stood in the field that is gone.
  useEffect(() => {
    if (part !== 'day') setValue('toDate', fromDate);
  }, [part, fromDate, setValue]);
  const { error, isPending, mutateAsync: add } = useMutation(addLeave());
  const title = t(isOffice ? 'enterTitle' : 'requestTitle');
  const act = t(isOffice ? 'enterAct' : 'requestAct');

  async function save(input: LeaveDraft): Promise<void> {
    try {
      const made = await add(input);
      const told = { name: made.driverName, days: words.days(made) };
      notify({ kind: 'success', text: t(isOffice ? 'entered' : 'requested', told), about: made.id });
      onClose();
    } catch (cause) {
      if (isProblem(cause)) setFieldErrors(cause.problem.errors ?? []);
    }
  }

  return (
    <Dialog open size="lg" title={title} closable={!isPending} onClose={onClose}>
      <Form label={title} control={control} busy={isPending} onSubmit={() => void handleSubmit(save)()}>
        <SimpleGrid columns={{ base: 1, sm: 2 }} gapX="4" gapY="3.5">
          {isOffice && (
            <RecordPickerField control={control} name="driverId" label={t('field.driverId')} required of={driver} />
          )}
          <SelectField
            control={control}
            name="kind"
            label={t('field.kind')}
            required
            placeholder={false}
            options={leaveKinds.map((value) => ({ value, label: words.kind(value) }))}
          />
          <SelectField
            control={control}
            name="part"
            label={t('field.part')}
            required
            placeholder={false}
            options={leaveParts.map((value) => ({ value, label: t(`part.${value}`) }))}
          />
          <DateField control={control} name="fromDate" label={t('field.fromDate')} required />
          {part === 'day' && <DateField control={control} name="toDate" label={t('field.toDate')} required />}
          <TextField control={control} name="note" label={t('field.note')} />
        </SimpleGrid>
        <FormFoot act={act} close={t('close')} error={error} isPending={isPending} onClose={onClose} />
      </Form>
    </Dialog>
  );
}
