import { Flex } from '@chakra-ui/react/flex';
import { useTranslation } from '@haisha/i18n';
import { Fragment, type ReactNode } from 'react';
import { Icon } from './icon.tsx';

/** `link` is the caller's own router link, so that the locale and the unsaved-input guard stay with the caller. */
export type BreadcrumbEntry = { id: string; link: ReactNode };
export type BreadcrumbProps = { entries: readonly BreadcrumbEntry[] };

/** Shows the pages above this one as links from the top down, without the page itself. */
export function Breadcrumb({ entries }: BreadcrumbProps) {
  const { t } = useTranslation('ui');
  return (
    <Flex as="nav" aria-label={t('breadcrumb')} gap="1" alignItems="center" fontSize="sm" color="fg.muted" wrap="wrap">
      {entries.map((entry, index) => (
        <Fragment key={entry.id}>
          {index > 0 && <Icon name="chevronRight" size={14} />}
          {entry.link}
        </Fragment>
      ))}
    </Flex>
  );
}
