import { keepPreviousData, skipToken, useQuery } from '@haisha/platform';
import { ComboboxField, type FieldProps } from '@haisha/ui/fields';
import { type ReactNode, useState } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import { isRecordId } from '../is-record-id.ts';
import { type NameOf, useNameOf } from '../naming/use-name-of.ts';
import type { PickCalls } from '../record-calls.ts';
import type { Making } from './making.ts';
import { useSettled } from './use-settled.ts';

export type RecordPickerFieldProps<
  Values extends FieldValues,
  Output,
  Row extends { id: string },
  Key extends readonly unknown[],
> = FieldProps<Values, Output> & {
  /** The records to choose from; people find them by the names they call them. */
  of: { api: PickCalls<Row, Key>; nameOf: NameOf<Row> };
  /** What tells it from others of the same name. */
  hintOf?: (row: Row) => string | null;
  /** How the row is called that the form starts with, where that is known; otherwise it is asked for. */
  known?: { id: string; name: string } | undefined;
  placeholder?: string;
  /** Whether a row may be chosen at all; without it each one found may. */
  isOffered?: (row: Row) => boolean;
  /** Told which row was chosen, or that it was taken away. */
  onPicked?: (row: Row | null) => void;
  /** Told what was typed where no row was chosen. */
  onUnknown?: (text: string) => void;
  /** Makes what is not there, in a dialog over the form; without it nothing is offered. */
  create?: ((making: Making<Row>) => ReactNode) | undefined;
};

const mostOptions = 20;
const pauseMs = 150;

/** A reference to another row, found on the server by code, name or kana. */
export function RecordPickerField<
  Values extends FieldValues,
  Output,
  Row extends { id: string },
  Key extends readonly unknown[],
>({
  of: { api, nameOf: called },
  hintOf,
  known,
  isOffered = () => true,
  onPicked,
  onUnknown,
  create,
  ...props
}: RecordPickerFieldProps<Values, Output, Row, Key>) {
  const nameOf = useNameOf(called);
  const { field } = useController<Values, typeof props.name, Output>({ control: props.control, name: props.name });
  const id: string | null | undefined = field.value;
  const [searchText, setSearchText] = useState<string | null>(null);
  const [picked, setPicked] = useState<Row | null>(null);
  const [textToMake, setTextToMake] = useState<string | null>(null);
  const settledText = useSettled(searchText, pauseMs);
  const found = useQuery({
    ...api.list({ q: settledText ?? '', pageSize: mostOptions }),
    enabled: searchText !== null && settledText !== null,
    placeholderData: keepPreviousData,
  });
  const name = picked?.id === id && picked ? nameOf(picked) : known?.id === id ? known?.name : undefined;
  const isRow = isRecordId(id);
  const detail = useQuery(isRow && name === undefined ? api.detail(id) : { queryKey: [''], queryFn: skipToken });
  const items = found.data?.items ?? [];
  const rows = bestFirst(items.filter(isOffered), settledText ?? '', nameOf);

  function pick(row: Row | null): void {
    setPicked(row);
    onPicked?.(row);
  }

  function takeCreated(row: Row): void {
    setTextToMake(null);
    pick(row);
    field.onChange(row.id);
    field.onBlur();
  }

  /** Nothing was made: what was typed stays as if it had been left without a choice. */
  function keepText(text: string): void {
    setTextToMake(null);
    if (text === '') return;
    field.onChange(text);
    onUnknown?.(text);
  }

  return (
    <>
      <ComboboxField
        {...props}
        chosenText={name ?? (isRow ? detail.data && nameOf(detail.data) : id) ?? ''}
        options={rows.map((row) => ({ value: row.id, label: nameOf(row), hint: hintOf?.(row) }))}
        searching={searchText !== settledText || found.isPlaceholderData || found.isPending}
        furtherCount={(found.data?.total ?? items.length) - items.length}
        failed={found.isError}
        onSearch={setSearchText}
        onChoose={(value) => pick(rows.find((row) => row.id === value) ?? null)}
        onUnknown={onUnknown}
        onCreate={create && setTextToMake}
      />
      {textToMake !== null &&
        create?.({ text: textToMake, onCreated: takeCreated, onClose: () => keepText(textToMake) })}
    </>
  );
}

/** The row whose code was typed, then those that begin with the text, then the others as the server gave them. */
function bestFirst<Row>(rows: readonly Row[], text: string, nameOf: (row: Row) => string): Row[] {
  const start = text.normalize('NFKC').trim().toLowerCase();
  if (start === '') return [...rows];
  const rank = (row: Row) => {
    const name = nameOf(row).normalize('NFKC').toLowerCase();
    if (name.startsWith(`${start} `)) return 0;
    return name.startsWith(start) ? 1 : 2;
  };
  return rows.toSorted((a, b) => rank(a) - rank(b));
}
