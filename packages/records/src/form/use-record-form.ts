import { tokyoDate } from '@haisha/i18n';
import type { EntityFields } from '@haisha/validation/entity';
import { lostCharacterWarnings } from '@haisha/validation/lost-characters';
import { dayWarnings, withDays } from '@haisha/validation/plausible-days';
import { use, useMemo } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { SaveCalls } from '../record-calls.ts';
import { AddingNext } from './adding-next.tsx';
import { useBackToList } from './use-back-to-list.ts';
import { type RowForm, type RowFormOptions, useRowForm } from './use-row-form.ts';
import { useSave } from './use-save.ts';

export type RecordFormOptions<Input extends FieldValues, Output extends FieldValues, Row extends EntityFields> = Omit<
  RowFormOptions<Input, Output, Row>,
  'save' | 'onSaved' | 'onSavedForNext'
> &
  /** Without an answer the list follows a save. */
  Partial<Pick<RowFormOptions<Input, Output, Row>, 'onSaved'>> & {
    /** What the next new row has in common with the one before: its department. */
    carries?: readonly (keyof Input & string)[];
  };

/** A form on one row of a record, which creates or changes it and then goes back to the list or on to the next. */
export function useRecordForm<
  Input extends FieldValues,
  Output extends FieldValues & Sent,
  Row extends EntityFields,
  Sent,
>(
  { name, path, api }: { name: string; path: string; api: SaveCalls<Row, Sent> },
  { carries = [], initial, schema, warnings, ...options }: RecordFormOptions<Input, Output, Row>,
): RowForm<Input, Output, Row> {
  const back = useBackToList(path);
  const save = useSave(api);
  const adding = use(AddingNext);
  const { row } = options;
  const today = tokyoDate();
  const withDayRules = useMemo(() => withDays(schema, name, { today, before: row }), [schema, name, today, row]);
  return useRowForm<Input, Output, Row>({
    onSaved: back.go,
    ...options,
    schema: withDayRules,
    warnings: (draft) => [
      ...(warnings?.(draft) ?? []),
      ...dayWarnings(name, draft, { today }),
      ...lostCharacterWarnings(draft),
    ],
    initial: adding && !row ? { ...initial, ...adding.carried } : initial,
    save,
    onSavedForNext:
      adding && !row
        ? (saved, values) => adding.goOn(saved, Object.fromEntries(carries.map((name) => [name, values[name]])))
        : undefined,
  });
}
