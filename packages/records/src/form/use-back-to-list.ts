import { useLocation, useNavigate } from '@haisha/platform';

type BackToList = { link: { to: string; state: { row: string | undefined } }; go: () => void };

/** The list as it was when the form was opened from it: same search, order and page, and the same row. */
export function useBackToList(path: string): BackToList {
  const navigate = useNavigate();
  const { state } = useLocation();
  const link = { to: `${path}${told(state, 'list') ?? ''}`, state: { row: told(state, 'row') } };
  return { link, go: () => navigate(link.to, { state: link.state }) };
}

// By the step in the history of the tab: the browser's own way back tells a page nothing.
const openedFrom = new Map<string, string>();

/** The row whose form was left for the list, by its own way or the browser's. */
export function useRowComeFrom(): string | undefined {
  const { key, state } = useLocation();
  return openedFrom.get(key) ?? told(state, 'row');
}

/** Notes the row that is opened, for the way back. */
export function useNoteOpened(): (row: string) => void {
  const { key } = useLocation();
  return (row) => void openedFrom.set(key, row);
}

function told(state: unknown, name: 'list' | 'row'): string | undefined {
  const value: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, name) : undefined;
  return typeof value === 'string' ? value : undefined;
}
