import { type ComponentType, createContext, useContext } from 'react';

/** The choices of one filter, all of them to be seen and pressed. */
export type SheetChoicesProps<Value extends string> = {
  /** As its chip is called. */
  id: string;
  label: string;
  options: readonly { value: Value; label: string }[];
  values: readonly Value[];
  /** Any number of them can be chosen, otherwise one. */
  isMany?: boolean;
  onToggle: (value: Value, isChosen: boolean) => void;
};

type SheetChoices = ComponentType<SheetChoicesProps<string>>;

/** It comes with the sheet: nothing of it is in the code of a list. */
export const SheetChoicesContext = createContext<SheetChoices | null>(null);

/** Returns what a filter shows its choices with inside the sheet of a phone; null beside a table. */
export function useSheetChoices(): SheetChoices | null {
  return useContext(SheetChoicesContext);
}
