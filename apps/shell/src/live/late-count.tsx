import { useTranslation } from '@haisha/i18n';
import { http, useQuery } from '@haisha/platform';
import { chakra } from '@haisha/ui';
import type { Waiting } from '@haisha/validation/waiting';

/**
 * What is late becomes so by the clock. Changes are not followed: in a rush of punches each menu would count at each of
 * them.
 */
const askAgainMs = 60_000;

/** Beside an entry of the menu: how much is late there; nothing where nothing is. */
export function LateCount({ from }: { from: string }) {
  const { t } = useTranslation('live');
  const { data } = useQuery({
    queryKey: ['late', from],
    queryFn: ({ signal }) => http().get<Waiting>(from, { signal }),
    refetchInterval: askAgainMs,
  });
  if (!data || data.count === 0) return null;
  return <Late>{t('late', { count: data.count })}</Late>;
}

// Beside an icon alone, which names its page, there is room for a dot.
const Late = chakra('small', {
  base: {
    ms: 'auto',
    flexShrink: '0',
    textStyle: 'xs',
    fontWeight: 'semibold',
    color: 'fg.error',
    'a[title] > &': {
      position: 'absolute',
      ms: '5',
      mb: '4',
      boxSize: '2',
      rounded: 'full',
      bg: 'red.dot',
      overflow: 'hidden',
      color: 'transparent',
    },
  },
});
