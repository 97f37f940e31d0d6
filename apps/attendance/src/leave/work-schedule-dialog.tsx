import { useTranslation } from '@haisha/i18n';
import { isProblem, notify, useMutation, useQuery } from '@haisha/platform';
import { addEmptyRow } from '@haisha/records/form/add-empty-row';
import { aroundForm } from '@haisha/records/form/form-sheet';
import { FreshRow } from '@haisha/records/form/fresh-row';
import { RowsField } from '@haisha/records/form/rows-field';
import { useLocalName } from '@haisha/records/naming/use-local-name';
import { Box, Text } from '@haisha/ui';
import { Dialog } from '@haisha/ui/dialog';
import { DateField, NumberField, SelectField } from '@haisha/ui/fields';
import { FieldGrid, Form } from '@haisha/ui/form';
import { useSchemaForm } from '@haisha/ui/schema-form';
import type { LeaveRegister } from '@haisha/validation/leave';
import { type DriverSchedules, mostSchedules, workScheduleInputSchema } from '@haisha/validation/work-schedule';
import { schedulePeriods } from '@haisha/validation/work-schedule-choices';
import { useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { FormFoot } from '../fields/form-foot.tsx';
import { setWorkSchedule, workScheduleOf } from './leave-api.ts';

export type WorkScheduleDialogProps = {
  driver: Pick<LeaveRegister['drivers'][number], 'id' | 'name' | 'nameEn'>;
  onClose: () => void;
};

/** What is agreed of a driver's work (所定労働日数・所定労働時間) and from which day: by it paid leave is granted. */
export function WorkScheduleDialog({ driver: { id, name, nameEn }, onClose }: WorkScheduleDialogProps) {
  const { t } = useTranslation('leave');
  const localName = useLocalName();
  const reading = useQuery(workScheduleOf(id));
  const [isPending, setIsPending] = useState(false);
  const told = localName(name, nameEn);
  return (
    <Dialog open size="xl" title={t('schedule.title', { name: told })} closable={!isPending} onClose={onClose}>
      <FreshRow reading={reading}>
        {(row) => <Schedules row={row} name={told} onPending={setIsPending} onClose={onClose} />}
      </FreshRow>
    </Dialog>
  );
}

type SchedulesProps = {
  row: DriverSchedules;
  name: string;
  onPending: (isPending: boolean) => void;
  onClose: () => void;
};

function Schedules({ name, onClose, onPending, row }: SchedulesProps) {
  const { t } = useTranslation('leave');
  const form = useSchemaForm(workScheduleInputSchema, { defaultValues: { schedules: row.schedules } });
  const { control, handleSubmit, setFieldErrors } = form;
  const { append, fields, remove } = useFieldArray({ control, name: 'schedules' });
  const { error, isPending, mutateAsync: set } = useMutation(setWorkSchedule());

  async function save(input: Pick<DriverSchedules, 'schedules'>): Promise<void> {
    onPending(true);
    try {
      await set({ row, input });
      notify({ kind: 'success', text: t('schedule.saved', { name }), about: row.id });
      onClose();
    } catch (cause) {
      if (isProblem(cause)) setFieldErrors(cause.problem.errors ?? []);
    } finally {
      onPending(false);
    }
  }

  return (
    <Form
      label={t('schedule.title', { name })}
      control={control}
      busy={isPending}
      onSubmit={() => void handleSubmit(save)()}
    >
      <Text color="fg.muted" textStyle="sm" mb="4">
        {t('schedule.intro')}
      </Text>
      <Box {...aroundForm}>
        <FieldGrid>
          <RowsField
            control={control}
            name="schedules"
            label={t('schedule.rows')}
            rows={fields}
            most={mostSchedules}
            words={{
              none: t('schedule.none'),
              add: t('schedule.add'),
              one: (number) => t('schedule.one', { number }),
              remove: (number) => t('schedule.remove', { number }),
            }}
            onAdd={() => addEmptyRow(append, { validFrom: null, per: 'week', days: null, weeklyHours: null })}
            onRemove={remove}
          >
            {(index) => (
              <>
                <DateField
                  control={control}
                  name={`schedules.${index}.validFrom`}
                  label={t('schedule.field.validFrom')}
                  required
                  span={3}
                />
                <SelectField
                  control={control}
                  name={`schedules.${index}.per`}
                  span={2}
                  label={t('schedule.field.per')}
                  required
                  placeholder={false}
                  options={schedulePeriods.map((value) => ({ value, label: t(`schedule.per.${value}`) }))}
                />
                <NumberField
                  control={control}
                  name={`schedules.${index}.days`}
                  span={3}
                  label={t('schedule.field.days')}
                  required
                />
                <NumberField
                  control={control}
                  name={`schedules.${index}.weeklyHours`}
                  span={3}
                  decimal
                  label={t('schedule.field.weeklyHours')}
                  required
                  unit={t('schedule.hours')}
                />
              </>
            )}
          </RowsField>
        </FieldGrid>
      </Box>
      <FormFoot act={t('schedule.save')} close={t('close')} error={error} isPending={isPending} onClose={onClose} />
    </Form>
  );
}
