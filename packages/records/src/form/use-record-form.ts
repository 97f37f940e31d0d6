import type { EntityFields } from '@haisha/validation/entity';
import type { FieldValues } from 'react-hook-form';
import type { SaveCalls } from '../record-calls.ts';
import { useBackToList } from './use-back-to-list.ts';
import { type RowForm, type RowFormOptions, useRowForm } from './use-row-form.ts';
import { useSave } from './use-save.ts';

export type RecordFormOptions<Input extends FieldValues, Output extends FieldValues, Row extends EntityFields> = Omit<
  RowFormOptions<Input, Output, Row>,
  'save' | 'onSaved'
> &
  /** Without an answer the list follows a save. */
  Partial<Pick<RowFormOptions<Input, Output, Row>, 'onSaved'>>;

/** A form on one row of a record, which creates or changes it and then goes back to the list. */
export function useRecordForm<
  Input extends FieldValues,
  Output extends FieldValues & Sent,
  Row extends EntityFields,
  Sent,
>(
  { path, api }: { path: string; api: SaveCalls<Row, Sent> },
  options: RecordFormOptions<Input, Output, Row>,
): RowForm<Input, Output, Row> {
  const back = useBackToList(path);
  const save = useSave(api);
  return useRowForm({ onSaved: back.go, ...options, save });
}
