import { useTranslation } from '@haisha/i18n';
import { isProblem, notify, useSession, useUnsavedGuard } from '@haisha/platform';
import { focusWhole, type WarningsOf } from '@haisha/ui/fields';
import { type SchemaForm, useSchemaForm } from '@haisha/ui/schema-form';
import type { EntityFields } from '@haisha/validation/entity';
import { useEffect, useRef, useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { differences } from './conflict.ts';
import { resetToSaved } from './reset-to-saved.ts';
import { saveRefusalOf } from './save-refusal.ts';
import { type Meeting, type Side, useMeeting } from './use-meeting.ts';

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
  /** What the one toast of a save says, where there is more to say than that it is saved. */
  told?: string | undefined;
  /** The form stays open after saving, on the row as it was saved. */
  stays?: boolean;
  /** Where two people changed one row, these are compared field by field: the terms of a customer. */
  parts?: readonly string[];
  /** Saves and begins the next new row, where there is such a way. */
  onSavedForNext?: ((row: Row, values: NoInfer<Input>) => void) | undefined;
};

export type RowForm<Input extends FieldValues, Output extends FieldValues, Row extends EntityFields> = {
  form: SchemaForm<Input, Output>;
  warnings: WarningsOf<Input>;
  /** The newest state known of the row, which may be archived while the form holds input; null for a new one. */
  row: Row | null;
  submit: () => void;
  /** Saves and begins the next new row; missing where there is none. */
  submitForNext: (() => void) | undefined;
  isSaving: boolean;
  /** Saves in the way that was tried last. */
  onRetry: () => void;
  /** Why the last attempt failed, also while another one runs; undefined while nothing did. */
  failure: unknown;
  /** What somebody else saved while there was input here, until it is settled. */
  meeting: Meeting<Row> | null;
  /** Takes what was said of it away; a choice that waits stays. */
  dismissMeeting: () => void;
  /** Chooses whose value of a field holds that both changed. */
  decide: (name: string, side: Side) => void;
  /** The row of somebody else whose values this form has taken, until there is input again. */
  taken: Row | null;
  /** Gives the input up: nobody is asked about it any more. */
  discard: () => void;
};

const noWarnings = () => [];
const noParts: readonly string[] = [];

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
  told,
  stays = false,
  parts = noParts,
  onSavedForNext,
}: RowFormOptions<Input, Output, Row>): RowForm<Input, Output, Row> {
  const { t } = useTranslation('record');
  const [base, setBase] = useState(row);
  const form = useSchemaForm<Input, Output>(schema, {
    defaultValues: row ? (startOf(row) as DefaultValues<Input>) : initial,
  });
  const { isDirty, isSubmitting } = form.formState;
  const [failure, setFailure] = useState<unknown>();
  const [taken, setTaken] = useState<Row | null>(null);
  const [isSaved, setIsSaved] = useState(false);
  const wasForNext = useRef(false);
  const userId = useSession()?.user.id;
  const discard = useUnsavedGuard(isDirty);
  const { meeting, meet, decide, part } = useMeeting<Input, Output, Row>(form, { valuesOf, parts });
  // What is being saved here, or just has been, comes back as a newer row as well.
  const isOwnSave = isSubmitting || isSaved;

  // A newer row may come in while the page is open (a change of status, another tab): an untouched form follows it, and
  // one with input takes over what it has not changed itself.
  useEffect(() => {
    if (!row || !base || row.version <= base.version) return;
    const differs = hasOtherValues(base, row, valuesOf);
    if (isDirty && differs && isOwnSave) return;
    setBase(row);
    if (isDirty && differs) meet(row, base, form.getValues());
    if (isDirty) return;
    form.reset(startOf(row));
    if (differs && row.updatedBy?.id !== userId) setTaken(row);
  }, [row, isDirty, isOwnSave, base, form.reset, startOf, valuesOf, userId]);

  useEffect(() => {
    if (isDirty) setTaken(null);
  }, [isDirty]);

  // Once the row is back, nothing refuses the input any more.
  useEffect(() => {
    if (row?.archivedAt === null) setFailure((was: unknown) => (isProblem(was, 'record.archived') ? undefined : was));
  }, [row]);

  async function attempt(input: Output, on: Row | null, follow: typeof onSaved, beside?: Row): Promise<void> {
    const sent = structuredClone(form.getValues());
    try {
      const saved = await save(input, on);
      setFailure(undefined);
      if (stays) {
        setBase(saved);
        part();
        resetToSaved(form, startOf(saved), sent);
      } else {
        setIsSaved(true);
        discard();
      }
      notify({ kind: 'success', text: (follow === onSaved && told) || savedText(beside) });
      follow(saved);
    } catch (error) {
      const refusal = saveRefusalOf<Row>(error);
      if (refusal.kind === 'conflict' && on && refusal.current.version > on.version) {
        return meetRefused(refusal.current, input, on, follow);
      }
      if (refusal.kind === 'fields') form.setFieldErrors(refusal.errors);
      setFailure(error);
    }
  }

  function savedText(beside: Row | undefined): string {
    const name = beside?.updatedBy?.id === userId ? undefined : beside?.updatedBy?.name;
    return name === undefined ? t('form.saved') : t('form.savedBeside', { name });
  }

  async function meetRefused(current: Row, input: Output, on: Row, follow: typeof onSaved): Promise<void> {
    setBase(current);
    setFailure(undefined);
    // What nobody has to choose between is saved as it was meant to be, on the newer version.
    if (meet(current, on, input).length > 0) focusFirstClash();
    else await form.handleSubmit((merged) => attempt(merged, current, follow, current))();
  }

  function submit(isForNext: boolean): void {
    wasForNext.current = isForNext;
    const follow = isForNext && onSavedForNext ? (saved: Row) => onSavedForNext(saved, form.getValues()) : onSaved;
    if (meeting && meeting.clashes.length > 0) focusFirstClash();
    else void form.handleSubmit((input) => attempt(input, base, follow))();
  }

  return {
    form,
    warnings,
    row: row && base && row.version > base.version ? row : base,
    submit: () => submit(false),
    submitForNext: onSavedForNext && (() => submit(true)),
    isSaving: isSubmitting,
    onRetry: () => submit(wasForNext.current),
    failure,
    meeting,
    dismissMeeting: part,
    decide,
    taken,
    discard,
  };
}

/** Once it is drawn: where a save was refused, the choice that it waits for comes first. */
function focusFirstClash(): void {
  setTimeout(() => {
    const offer = document.querySelector<HTMLElement>('[data-clash] button');
    if (offer) focusWhole(offer);
  });
}

function hasOtherValues<Row>(base: Row, row: Row, valuesOf: (row: Row) => FieldValues): boolean {
  const values = valuesOf(base);
  return differences(values, values, valuesOf(row)).length > 0;
}
