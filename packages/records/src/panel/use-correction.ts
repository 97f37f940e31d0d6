import { tokyoDate, useTranslation } from '@haisha/i18n';
import { notify, useMutation, useProblemText, useQueryClient, useUnsavedGuard } from '@haisha/platform';
import { type SchemaForm, useSchemaForm } from '@haisha/ui/schema-form';
import type { EntityFields } from '@haisha/validation/entity';
import { withDays } from '@haisha/validation/plausible-days';
import { useMemo, useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { differences } from '../form/conflict.ts';
import { saveRefusalOf } from '../form/save-refusal.ts';
import { type NameOf, useNameOf } from '../naming/use-name-of.ts';
import type { DetailCall, SaveCalls } from '../record-calls.ts';
import { useRecordWords } from '../words/use-record-words.ts';
import type { CorrectionProps } from './correction-props.ts';
import { usePanel } from './panel-context.ts';
import { type Clash, ownValues, writeCorrection } from './write-correction.ts';

export type CorrectionOptions<
  Input extends FieldValues,
  Output extends FieldValues,
  Row extends EntityFields,
> = CorrectionProps<Row> & {
  /** The rules of the form. */
  schema: Parameters<typeof useSchemaForm<Input, Output>>[0];
  /** The fields of a row as the form holds them. */
  valuesOf: (row: Row) => NoInfer<Input>;
  /** What is sent besides when a correction is taken back. */
  toUndo?: Partial<NoInfer<Output>>;
};

export type Correction<Input extends FieldValues, Output extends FieldValues, Row extends EntityFields> = {
  form: SchemaForm<Input, Output>;
  kind: string;
  row: Row;
  field: string;
  editAt: string;
  submit: () => void;
  cancel: () => void;
  isSaving: boolean;
  /** Why the last attempt failed; undefined while nothing did. */
  failure: unknown;
  /** Fields with a fault that do not stand here, by what they are called. */
  faultsElsewhere: readonly string[];
  /** The same value as somebody else saved it meanwhile. */
  clash: Clash<Row> | null;
  /** Answers a clash: writes the own value, or keeps the other one. */
  settle: (side: 'mine' | 'theirs') => void;
  /** Called with the form as it stands on the page: the names of its fields are those it can show faults at. */
  placed: (form: HTMLFormElement | null) => void;
};

/** The correction of one value with the rules, the conflict and the way back of the whole form. */
export function useCorrection<
  Input extends FieldValues,
  Output extends FieldValues & Sent,
  Row extends EntityFields,
  Sent,
>(
  { name: kind, api, nameOf }: { name: string; api: SaveCalls<Row, Sent> & DetailCall<Row>; nameOf: NameOf<Row> },
  { row, field, editAt, onClose, schema, valuesOf, toUndo }: CorrectionOptions<Input, Output, Row>,
): Correction<Input, Output, Row> {
  const { t } = useTranslation('panel');
  const words = useRecordWords(kind);
  const labelOf = useNameOf(nameOf);
  const { undoable } = usePanel<Row>();
  const problemText = useProblemText();
  const queries = useQueryClient();
  const update = useMutation(api.update());
  // What others write meanwhile comes as a conflict, not under the fingers.
  const [base] = useState(row);
  const today = tokyoDate();
  const withDayRules = useMemo(() => withDays(schema, kind, { today, before: base }), [schema, kind, today, base]);
  const form = useSchemaForm<Input, Output>(withDayRules, { defaultValues: valuesOf(base) as DefaultValues<Input> });
  const { isDirty, isSubmitting } = form.formState;
  const [failure, setFailure] = useState<unknown>();
  const [faultsElsewhere, setFaultsElsewhere] = useState<readonly string[]>([]);
  const [clash, setClash] = useState<(Clash<Row> & { input: Output }) | null>(null);
  const [place, placed] = useState<HTMLFormElement | null>(null);
  const [isSettling, setIsSettling] = useState(false);
  const discard = useUnsavedGuard(isDirty);
  const called = words(`field.${field}`);
  const calls = {
    valuesOf,
    put: (input: Output, on: Row) => update.mutateAsync({ id: on.id, version: on.version, input }),
  };

  function close(): void {
    discard();
    onClose();
  }

  function take(current: Row): void {
    queries.setQueryData(api.detail(current.id).queryKey, current);
  }

  async function attempt(input: Output, on: Row): Promise<void> {
    setFailure(undefined);
    setFaultsElsewhere([]);
    try {
      const written = await writeCorrection(calls, input, on);
      if ('clash' in written) return setClash({ ...written.clash, input });
      take(written.saved);
      tell(written.saved, input);
      close();
    } catch (error) {
      const refusal = saveRefusalOf<Row>(error);
      if (refusal.kind !== 'fields') return setFailure(error);
      form.setFieldErrors(refusal.errors);
      nameFaults(refusal.errors.map(({ path }) => path));
    }
  }

  function tell(saved: Row, input: Output): void {
    const before = valuesOf(base);
    const corrected = differences(before, input, before).map(({ name }) => [name, before[name]] as const);
    // A row as it is stored passes its own rules, so its values are those that would be sent.
    const back = { ...valuesOf(saved), ...Object.fromEntries(corrected), ...toUndo } as FieldValues as Output;
    const takeBack = undoable(() => undo(back, saved));
    notify({
      kind: 'success',
      text: t('corrected', { name: labelOf(saved), field: called }),
      about: saved.id,
      action: { label: t('undo'), run: () => void takeBack() },
    });
  }

  /** Returns false where it may be tried again. */
  async function undo(input: Output, on: Row): Promise<boolean> {
    const name = labelOf(on);
    const about = on.id;
    try {
      const written = await writeCorrection(calls, input, on);
      if ('clash' in written) {
        notify({ kind: 'error', text: t('notUndone', { name, field: called }), about });
        return true;
      }
      take(written.saved);
      notify({ kind: 'success', text: t('undone', { name, field: called }), about });
      return true;
    } catch (error) {
      notify({ kind: 'error', text: `${name}: ${problemText(error)}`, about });
      return false;
    }
  }

  function nameFaults(paths: readonly string[]): void {
    const controls = [...(place?.querySelectorAll('[name]') ?? [])];
    const here = controls.map((control) => wholeOf(control.getAttribute('name') ?? ''));
    const wholes = [...new Set(paths.map(wholeOf))].filter((name) => name !== field && !here.includes(name));
    setFaultsElsewhere(wholes.map((name) => words(`field.${name}`)));
  }

  function submit(): void {
    if (!isDirty) {
      close();
      return;
    }
    void form.handleSubmit(
      (input) => attempt(input, base),
      (errors) => nameFaults(Object.keys(errors)),
    )();
  }

  async function settle(side: 'mine' | 'theirs'): Promise<void> {
    if (!clash) return;
    setClash(null);
    if (side === 'theirs') {
      take(clash.current);
      return close();
    }
    setIsSettling(true);
    await attempt(ownValues(clash, clash.input, valuesOf), clash.current);
    setIsSettling(false);
  }

  return {
    form,
    kind,
    row,
    field,
    editAt,
    submit,
    cancel: close,
    isSaving: isSubmitting || isSettling,
    failure,
    faultsElsewhere,
    clash,
    settle: (side) => void settle(side),
    placed,
  };
}

/** The field of the row that a path is a part of. */
function wholeOf(path: string): string {
  return path.split('.')[0] ?? path;
}
