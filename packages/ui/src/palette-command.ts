import type { IconName } from '@haisha/ui';

/** One entry of the command palette. It only displays the shortcut; the page binds the key itself. */
export type PaletteCommand = {
  id: string;
  label: string;
  /** The number or code under which people know a record, after its name. */
  code?: string;
  /** Where a record belongs, at the end of the row. */
  detail?: string | null;
  /** Also finds the command. */
  group?: string;
  /** Other words that find the command: readings, English, old names. */
  keywords?: readonly string[];
  icon?: IconName | (string & {});
  shortcut?: string;
  run: () => void;
};
