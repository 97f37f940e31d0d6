import { useLocation, useNavigate } from '@haisha/platform';

type BackToList = { link: { to: string; state: { row: string | undefined } }; go: () => void };

/** The list as it was when the form was opened from it: same search, order and page, and the same row. */
export function useBackToList(path: string): BackToList {
  const navigate = useNavigate();
  const { state } = useLocation();
  const link = { to: `${path}${told(state, 'list') ?? ''}`, state: { row: told(state, 'row') } };
  return { link, go: () => navigate(link.to, { state: link.state }) };
}

/** The row whose form was left for the list. */
export function useRowComeFrom(): string | undefined {
  return told(useLocation().state, 'row');
}

function told(state: unknown, name: 'list' | 'row'): string | undefined {
  const value: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, name) : undefined;
  return typeof value === 'string' ? value : undefined;
}
