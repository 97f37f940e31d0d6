import { useTranslation } from '@haisha/i18n';
import { isProblem, notify, useSession, useUnsavedGuard } from '@haisha/platform';
import type { WarningsOf } from '@haisha/ui/fields';
import { type SchemaForm, useSchemaForm } from '@haisha/ui/schema-form';
import type { EntityFields } from '@haisha/validation/entity';
import { useEffect, useRef, useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { type Difference, differences, mergedValues, type Side } from './conflict.ts';
import { resetToSaved } from './reset-to-saved.ts';
import { saveRefusalOf } from './save-refusal.ts';

export type RowFormOptions<Input extends FieldValues, Output extends FieldValues, Row extends EntityFields> = {
  schema: Parameters<typeof useSchemaForm<Input, Output>>[0];
  /** The row being changed; null for a new one. */
  row: Row | null;
  /** The fields of a row as the form holds them. */
  valuesOf: (row: Row) => NoInfer<Input>;
  /** What the form of a row starts with, where that is not the row as it stands: a proposal. */
  startOf?: (row: Row) => NoInfer<Input>;
  /** What a new row starts with. */
  initial: NoInfer<DefaultValues<Input>>;
  /** What looks wrong in the values and may be saved. */
  warnings?: WarningsOf<NoInfer<Input>> | undefined;
  /** Writes: creates without a base, otherwise changes the row read as `base`. */
  save: (input: Output, base: Row | null) => Promise<Row>;
  onSaved: (row: Row) => void;
  /** The form stays open after saving, on the row as it was saved. */
  stays?: boolean;
};

export type RowForm<Input extends FieldValues, Output extends FieldValues, Row extends EntityFields> = {
  form: SchemaForm<Input, Output>;
  warnings: WarningsOf<Input>;
  /** The newest state known of the row, which may be archived while the form holds input; null for a new one. */
  row: Row | null;
  submit: () => void;
  isSaving: boolean;
  /** Why the last attempt failed; undefined while nothing did. */
  failure: unknown;
  /** Set while somebody else's change stands against this form. */
  conflict: Conflict<Row> | null;
  /** The row as somebody else saved it, while this form holds input that differs. */
  newer: Row | null;
  /** Sets that row against the input, field by field. */
  look: () => void;
  /** The row of somebody else whose values this form has taken, until there is input again. */
  taken: Row | null;
  /** Takes the chosen side of every field; after a refused save it is saved on the newer version. */
  resolveConflict: (choice: Readonly<Record<string, Side>>) => void;
  dismissConflict: () => void;
  /** Gives the input up: nobody is asked about it any more. */
  discard: () => void;
};

const noWarnings = () => [];

export type Conflict<Row> = {
  current: Row;
  differences: Difference[];
  /** What stands behind it: a save that was refused, or a look at what somebody else has saved. */
  from: 'save' | 'look';
  /** The first state that was seen here and differed, where the row was written again after it. */
  earlier: Row | undefined;
};

/** A form on one row: checks, saves, guards what is not saved, and keeps two people from overwriting each other. */
export function useRowForm<Input extends FieldValues, Output extends FieldValues, Row extends EntityFields>({
  schema,
  row,
  valuesOf,
  startOf = valuesOf,
  initial,
  warnings = noWarnings,
  save,
  onSaved,
  stays = false,
}: RowFormOptions<Input, Output, Row>): RowForm<Input, Output, Row> {
  const { t } = useTranslation('record');
  const [base, setBase] = useState(row);
  const form = useSchemaForm<Input, Output>(schema, {
    defaultValues: row ? (startOf(row) as DefaultValues<Input>) : initial,
  });
  const { isDirty, isSubmitting } = form.formState;
  const [failure, setFailure] = useState<unknown>();
  const [conflict, setConflict] = useState<(Conflict<Row> & { mine: FieldValues }) | null>(null);
  const [taken, setTaken] = useState<Row | null>(null);
  const [isSaved, setIsSaved] = useState(false);
  const userId = useSession()?.user.id;
  const discard = useUnsavedGuard(isDirty);
  const earlier = useRef<Row>(undefined);

  // A newer row may come in while the page is open (a change of status, another tab): an untouched form follows it, and
  // one with input stands on it as long as nothing differs that the form holds.
  useEffect(() => {
    if (!row || !base || row.version <= base.version) return;
    const differs = hasOtherValues(base, row, valuesOf);
    if (isDirty && differs) {
      earlier.current ??= row;
      return;
    }
    setBase(row);
    if (isDirty) return;
    form.reset(startOf(row));
    if (differs && row.updatedBy?.id !== userId) setTaken(row);
  }, [row, isDirty, base, form.reset, startOf, valuesOf, userId]);

  useEffect(() => {
    if (isDirty) setTaken(null);
  }, [isDirty]);

  // What is being saved here, or just has been, comes back as a newer row as well.
  const isOwnSave = isSubmitting || isSaved;
  const isNewer = row !== null && base !== null && row.version > base.version;
  const newer = isNewer && isDirty && !isOwnSave && hasOtherValues(base, row, valuesOf) ? row : null;

  // Once the row is back, nothing refuses the input any more.
  useEffect(() => {
    if (row?.archivedAt === null) setFailure((was: unknown) => (isProblem(was, 'record.archived') ? undefined : was));
  }, [row]);

  async function attempt(input: Output, on: Row | null): Promise<void> {
    setFailure(undefined);
    const sent = structuredClone(form.getValues());
    try {
      const saved = await save(input, on);
      if (stays) {
        setBase(saved);
        earlier.current = undefined;
        resetToSaved(form, startOf(saved), sent);
      } else {
        setIsSaved(true);
        discard();
      }
      notify({ kind: 'success', text: t('form.saved') });
      onSaved(saved);
    } catch (error) {
      const refusal = saveRefusalOf<Row>(error);
      if (refusal.kind === 'conflict' && on) return openConflict(refusal.current, input, on);
      if (refusal.kind === 'fields') form.setFieldErrors(refusal.errors);
      setFailure(error);
    }
  }

  async function openConflict(current: Row, mine: Output, on: Row): Promise<void> {
    const found = differences(valuesOf(on), mine, valuesOf(current));
    // Somebody changed what this form does not hold, such as the status: nothing to choose between.
    if (found.every((one) => one.changedBy === 'mine')) return attempt(mine, current);
    setConflict({ current, differences: found, earlier: earlier.current, mine, from: 'save' });
  }

  function look(): void {
    if (!newer || !base) return;
    const mine = form.getValues();
    setConflict({
      current: newer,
      differences: differences(valuesOf(base), mine, valuesOf(newer)),
      earlier: earlier.current,
      mine,
      from: 'look',
    });
  }

  function resolveConflict(choice: Readonly<Record<string, Side>>): void {
    if (!conflict) return;
    const { current, mine, from } = conflict;
    const theirs = valuesOf(current);
    setConflict(null);
    setBase(current);
    earlier.current = undefined;
    form.reset(theirs);
    for (const [name, value] of Object.entries(mergedValues(mine, theirs, conflict.differences, choice))) {
      form.setValue(name as never, value as never, { shouldDirty: true });
    }
    if (from === 'save') void form.handleSubmit((input) => attempt(input, current))();
  }

  return {
    form,
    warnings,
    row: row && base && row.version > base.version ? row : base,
    submit: () => void form.handleSubmit((input) => attempt(input, base))(),
    isSaving: isSubmitting,
    failure,
    newer,
    look,
    taken,
    conflict,
    resolveConflict,
    dismissConflict: () => setConflict(null),
    discard,
  };
}

function hasOtherValues<Row>(base: Row, row: Row, valuesOf: (row: Row) => FieldValues): boolean {
  const values = valuesOf(base);
  return differences(values, values, valuesOf(row)).length > 0;
}
