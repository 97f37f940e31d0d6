import { useTranslation } from '@haisha/i18n';
import { Link } from '@haisha/platform';
import { chakra, Skeleton, Stack, Text } from '@haisha/ui';
import type { ReactNode } from 'react';

export type PanelLine = { id: string; when: string; what: string; end?: string | undefined };

/** What happened, a line each: when, what, and by whom or for how much. Undefined while it is being read. */
export function PanelLines({ lines }: { lines: readonly PanelLine[] | undefined }) {
  const { t } = useTranslation('panel');
  if (!lines) {
    return (
      <Stack gap="0" role="status" aria-busy="true">
        {['one', 'two', 'three'].map((line) => (
          <Skeleton key={line} h="3.5" my="1.5" />
        ))}
      </Stack>
    );
  }
  if (lines.length === 0) return <Text color="fg.subtle">{t('nothingYet')}</Text>;
  return (
    <Lines>
      {lines.map(({ id, when, what, end }) => (
        <li key={id}>
          <time>{when}</time>
          <span title={what}>{what}</span>
          <span>{end}</span>
        </li>
      ))}
    </Lines>
  );
}

/** At the end of a title: the way to the whole of what a part shows. */
export function PanelLink({ to, children }: { to: string; children: ReactNode }) {
  return <Way to={to}>{children}</Way>;
}

const Way = chakra(Link, { base: { color: 'primary.fg', _hover: { textDecoration: 'underline' } } });

const Lines = chakra('ul', {
  base: {
    listStyleType: 'none',
    '& > li': {
      display: 'grid',
      gridTemplateColumns: '6.5rem minmax(0, 1fr) auto',
      gap: '2',
      lineHeight: '1.625rem',
      fontVariantNumeric: 'tabular-nums',
    },
    '& > li > *': { overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' },
    '& time': { color: 'fg.subtle' },
    '& > li > :last-child': { color: 'fg.muted', maxW: '7rem' },
  },
});
