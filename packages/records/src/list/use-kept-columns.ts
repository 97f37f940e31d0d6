import { barePath } from '@haisha/i18n';
import { useLocation, useSession } from '@haisha/platform';
import { keepList, keptList } from '@haisha/ui/kept-choice';
import { useRef } from 'react';

/** The columns that a person chose for the list of this page on this device, in their order; none before that. */
export function useKeptColumns(): { columns: readonly string[]; keep: (columns: readonly string[]) => void } {
  const name = `columns-${useSession()?.user.id}-${barePath(useLocation().pathname)}`;
  const read = useRef<{ name: string; columns: readonly string[] } | null>(null);
  if (read.current?.name !== name) read.current = { name, columns: keptList(name) };
  return {
    columns: read.current.columns,
    keep(columns) {
      read.current = { name, columns };
      keepList(name, columns);
    },
  };
}
