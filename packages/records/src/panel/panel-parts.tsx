import { useTranslation } from '@haisha/i18n';
import { Box, chakra, Flex, Heading, StatusBadge, Text } from '@haisha/ui';
import type { ReactNode } from 'react';
import { usePanel } from './panel-context.ts';

export type PanelTitleProps = {
  title: string;
  /** What else tells the row from others; what is not known of it is left out. */
  facts: readonly ReactNode[];
};

/** What the row is called. */
export function PanelTitle({ title, facts }: PanelTitleProps) {
  const { t } = useTranslation('entity');
  const { row } = usePanel();
  const known = facts.filter((fact) => fact !== null && fact !== undefined && fact !== '' && fact !== false);
  return (
    <Box pt="1" pb="3">
      <Heading as="h2" textStyle="xl" fontWeight="bold" overflowWrap="anywhere">
        {title}
      </Heading>
      <Flex as="p" wrap="wrap" align="baseline" columnGap="4" color="fg.muted">
        {known.map((fact, index) => (
          <span key={index}>{fact}</span>
        ))}
        {row.archivedAt !== null && <StatusBadge tone="neutral">{t('archived')}</StatusBadge>}
      </Flex>
    </Box>
  );
}

export type PanelSectionProps = {
  title: string;
  /** At the end of the line of the title. */
  end?: ReactNode;
  children: ReactNode;
};

/** A part of the panel under a small title. */
export function PanelSection({ title, end, children }: PanelSectionProps) {
  return (
    <Section aria-label={title}>
      <Flex align="center" justify="space-between" mb="1" textStyle="xs" color="fg.subtle">
        <Text as="h3" lineHeight="1.25rem">
          {title}
        </Text>
        {end}
      </Flex>
      {children}
    </Section>
  );
}

type PartProps = Pick<PanelSectionProps, 'end' | 'children'>;

/** What runs out or comes due of the row, and when. */
export function PanelDues({ end, children }: PartProps) {
  const { t } = useTranslation('panel');
  return (
    <PanelSection title={t('due')} end={end}>
      <Facts>{children}</Facts>
    </PanelSection>
  );
}

/** What is known of the row. */
export function PanelFacts({ end, children }: PartProps) {
  const { t } = useTranslation('panel');
  return (
    <PanelSection title={t('facts')} end={end}>
      <Facts>{children}</Facts>
    </PanelSection>
  );
}

const Section = chakra('section', { base: { borderTopWidth: '1px', py: '3' } });

// Lines of 26 px; a long value takes more of them.
const Facts = chakra('dl', {
  base: {
    '& > div': { display: 'grid', gridTemplateColumns: '7rem minmax(0, 1fr)', minH: '1.625rem' },
    '& > [data-correcting]': { display: 'block', my: '1' },
    '& dt': { color: 'fg.subtle', py: '3px', pe: '2' },
    '& dd': {
      position: 'relative',
      minW: '0',
      py: '3px',
      overflowWrap: 'anywhere',
      wordBreak: 'auto-phrase',
      whiteSpace: 'pre-line',
      fontVariantNumeric: 'tabular-nums',
    },
    // What belongs to a value goes to the next line as a whole.
    '& dd:has(> small)': { display: 'flex', flexWrap: 'wrap', alignContent: 'start', columnGap: '3' },
    '& dd > small': { fontSize: 'inherit', color: 'fg.subtle' },
    '& [data-none]': { color: 'fg.subtle' },
    '& [data-colour-mark]': { verticalAlign: 'top' },
    '& [data-due=far] > time': { color: 'fg.muted' },
    '& dd[data-correctable]': {
      mx: '-1.5',
      ps: '1.5',
      pe: '7',
      rounded: 'sm',
      cursor: 'text',
      '&:hover, &:focus-within': { bg: 'bg.muted' },
    },
    '& [data-correct]': {
      position: 'absolute',
      insetY: '0',
      insetEnd: '0',
      w: '1.625rem',
      display: 'grid',
      placeItems: 'center',
      color: 'fg.subtle',
      cursor: 'pointer',
      rounded: 'sm',
      opacity: '0',
      transition: 'opacity 120ms ease-out',
    },
    '& dd:hover > [data-correct], & [data-correct]:focus-visible': { opacity: '1' },
    '@media (hover: none)': { '& [data-correct]': { opacity: '1' } },
    '& a:not([data-inline-link])': { color: 'primary.fg', _hover: { textDecoration: 'underline' } },
  },
});
