import { Flex } from '@chakra-ui/react/flex';
import { useTranslation } from '@haisha/i18n';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

/** `link` is the caller's own router link, so that the locale and the unsaved-input guard stay with the caller. */
export type BreadcrumbEntry = { id: string; link: ReactNode };
export type BreadcrumbProps = { entries: readonly BreadcrumbEntry[] };

/**
 * Shows the pages above this one as links from the top down, without the page itself; a narrow window has room for an
 * arrow to the nearest alone.
 */
export function Breadcrumb({ entries }: BreadcrumbProps) {
  const { t } = useTranslation('ui');
  return (
    <Flex
      as="nav"
      aria-label={t('breadcrumb')}
      gap="2"
      me={{ md: '-1' }}
      fontSize="sm"
      color="fg.muted"
      whiteSpace="nowrap"
    >
      {entries.map(({ id, link }, index) => (
        <Flex
          key={id}
          align="center"
          gap="2"
          position="relative"
          hideBelow={index < entries.length - 1 ? 'md' : undefined}
          css={{ mdDown: asArrow }}
        >
          {link}
          <Icon name="chevronRight" size={14} />
        </Flex>
      ))}
    </Flex>
  );
}

const asArrow = {
  '& > a': { boxSize: '11', overflow: 'hidden', textIndent: '3rem' },
  '& > svg': { boxSize: '5', position: 'absolute', inset: '0', m: 'auto', rotate: '180deg', pointerEvents: 'none' },
};
