import type { SchemaForm } from '@haisha/ui/schema-form';
import type { EntityFields } from '@haisha/validation/entity';
import { useState } from 'react';
import type { FieldPath, FieldPathValue, FieldValues } from 'react-hook-form';
import { type Difference, differences } from './conflict.ts';
import { resetWithInput } from './reset-with-input.ts';

/** What somebody else saved while there was input here. */
export type Meeting<Row> = {
  /** The row as it was saved there. */
  current: Row;
  /** The fields changed there. */
  changed: readonly string[];
  /** Of those the ones changed here as well: the form holds what was typed here until a side is chosen. */
  clashes: readonly Difference[];
};

export type Side = 'mine' | 'theirs';

export type MeetingsOptions<Input extends FieldValues, Row> = {
  valuesOf: (row: Row) => Input;
  /** What is compared field by field, not as one value. */
  parts: readonly string[];
};

/**
 * Brings together what two people changed in one row: fields that only one of them changed are taken over, fields that
 * both changed wait for a choice, and nothing that was typed is lost.
 */
export function useMeeting<Input extends FieldValues, Output extends FieldValues, Row extends EntityFields>(
  form: SchemaForm<Input, Output>,
  { valuesOf, parts }: MeetingsOptions<Input, Row>,
) {
  const [meeting, setMeeting] = useState<Meeting<Row> | null>(null);

  function set(name: string, value: unknown): void {
    const path = name as FieldPath<Input>;
    form.setValue(path, value as FieldPathValue<Input, typeof path>, { shouldDirty: true });
  }

  /** Sets the form on the newer row, with what was typed on the older one; returns what waits for a choice. */
  function meet(current: Row, base: Row, mine: FieldValues): readonly Difference[] {
    const theirs = valuesOf(current);
    const open = meeting?.clashes.map(({ name }) => name) ?? [];
    const found = differences(valuesOf(base), mine, theirs, parts);
    const clashes = found.filter(({ name, changedBy }) => changedBy === 'both' || open.includes(name));
    const changed = found.filter(({ changedBy }) => changedBy !== 'mine').map(({ name }) => name);
    const held = document.activeElement?.getAttribute('name');
    // What the form holds beside the row, such as a confirmation, stays.
    const own = found.filter((one) => one.changedBy === 'mine' || clashes.includes(one));
    resetWithInput(form, { ...structuredClone(form.getValues()), ...theirs }, own, {
      keepErrors: true,
      keepTouched: true,
    });
    if (held) focusAgain(held);
    const all = [...new Set([...(meeting?.changed ?? []), ...changed])];
    setMeeting(all.length > 0 ? { current, changed: all, clashes } : null);
    return clashes;
  }

  function decide(name: string, side: Side): void {
    const clash = meeting?.clashes.find((one) => one.name === name);
    if (!meeting || !clash) return;
    if (side === 'theirs') {
      set(name, clash.theirs);
      void form.trigger(name as FieldPath<Input>);
    }
    const clashes = meeting.clashes.filter((one) => one !== clash);
    setMeeting(clashes.length > 0 ? { ...meeting, clashes } : null);
  }

  return { meeting, meet, decide, part: () => setMeeting(null) };
}

/** The rows of a list are drawn anew with their values, and the field that was typed in with them. */
function focusAgain(name: string): void {
  setTimeout(() => {
    if (document.activeElement === document.body) document.getElementsByName(name)[0]?.focus({ preventScroll: true });
  });
}
