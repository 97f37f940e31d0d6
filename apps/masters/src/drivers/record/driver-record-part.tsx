import { tokyoDate, useTranslation } from '@haisha/i18n';
import { useMutation, useQuery } from '@haisha/platform';
import { Measure } from '@haisha/records/form/form-sheet';
import { FreshRow } from '@haisha/records/form/fresh-row';
import { RecordFormBody } from '@haisha/records/form/record-form-body';
import { useRowForm } from '@haisha/records/form/use-row-form';
import { RecordHistory } from '@haisha/records/history/record-history';
import type { Driver } from '@haisha/validation/driver';
import {
  type DriverRecord,
  type DriverRecordInput,
  driverRecordInputSchema,
  driverRecordWarnings,
} from '@haisha/validation/driver-record';
import { dayWarnings, withDays } from '@haisha/validation/plausible-days';
import { useEffect, useMemo } from 'react';
import { changeDriverPart, driverPartChanges, driverRecord } from '../driver-parts-api.ts';
import { LicenceImages } from '../images/licence-images.tsx';
import { AptitudeFields } from './aptitude-fields.tsx';
import { EventFields } from './event-fields.tsx';
import { HealthFields } from './health-fields.tsx';
import { LicenceFields } from './licence-fields.tsx';
import { QualificationFields } from './qualification-fields.tsx';
import { recordValues } from './record-values.ts';
import { useRecordText } from './use-record-text.ts';

export type DriverRecordPartProps = { driver: Driver; onDirty: (isDirty: boolean) => void };

const changes = driverPartChanges('record');

/** Licences, qualifications, health, aptitude and events of a driver. */
export function DriverRecordPart(props: DriverRecordPartProps) {
  const reading = useQuery({ ...driverRecord(props.driver.id), refetchOnMount: 'always' });
  return (
    <FreshRow reading={reading} around={(state) => <Measure pt="6">{state}</Measure>}>
      {(record) => <RecordForm {...props} record={record} />}
    </FreshRow>
  );
}

function RecordForm({ driver, onDirty, record }: DriverRecordPartProps & { record: DriverRecord }) {
  const { t } = useTranslation('driverRecord');
  const textOf = useRecordText();
  const labelOf = (name: string) => t(`field.${name}`);
  const view = { today: tokyoDate(), before: record, known: driver };
  const schema = useMemo(() => withDays(driverRecordInputSchema, 'driverRecord', view), [record, driver, view.today]);
  const change = useMutation(changeDriverPart<DriverRecord, DriverRecordInput>('record'));
  const rowForm = useRowForm({
    schema,
    row: record,
    valuesOf: recordValues,
    initial: {},
    warnings: (draft) => [...driverRecordWarnings(draft), ...dayWarnings('driverRecord', draft, view)],
    save: (input, base) => change.mutateAsync({ id: driver.id, version: base?.version ?? 0, input }),
    onSaved: () => undefined,
    stays: true,
  });
  const { form } = rowForm;
  const { isDirty } = form.formState;
  useEffect(() => onDirty(isDirty), [isDirty]);
  return (
    <RecordFormBody
      form={rowForm}
      title={t('name')}
      permission="driverQualification"
      labelOf={labelOf}
      textOf={textOf}
      // Apart from the form: it is saved by itself, and a locked form would lock the look at it.
      above={<LicenceImages driver={driver} />}
      below={<RecordHistory api={changes} id={driver.id} labelOf={labelOf} textOf={textOf} />}
    >
      <LicenceFields control={form.control} />
      <QualificationFields control={form.control} />
      <HealthFields form={form} driver={driver} />
      <AptitudeFields form={form} driver={driver} />
      <EventFields control={form.control} />
    </RecordFormBody>
  );
}
