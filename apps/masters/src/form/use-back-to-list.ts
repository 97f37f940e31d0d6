import { useLocation, useNavigate } from '@haisha/platform';

/** The list as it was when the form was opened from it: same search, order and page. */
export function useBackToList(path: string): { to: string; go: () => void } {
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  const search = isFromList(state) ? state.list : '';
  const to = `${path}${search}`;
  return { to, go: () => navigate(to) };
}

function isFromList(state: unknown): state is { list: string } {
  return typeof state === 'object' && state !== null && 'list' in state && typeof state.list === 'string';
}
