import { useTranslation } from '@haisha/i18n';
import { http, useLive, useQuery } from '@haisha/platform';
import { chakra } from '@haisha/ui';
import type { Waiting } from '@haisha/validation/waiting';

/** What is late becomes so by the clock, without a change that is told. */
const askAgainMs = 60_000;

/** Beside an entry of the menu: how much is late there; nothing where nothing is. */
export function LateCount({ from, entity }: { from: string; entity: string }) {
  const { t } = useTranslation('live');
  useLive(entity);
  const { data } = useQuery({
    queryKey: ['late', from],
    queryFn: ({ signal }) => http().get<Waiting>(from, { signal }),
    refetchInterval: askAgainMs,
    meta: { entity, shows: [] },
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
    'a[aria-label] > &': {
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
