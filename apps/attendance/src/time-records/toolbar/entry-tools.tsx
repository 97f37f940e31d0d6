import { useTranslation } from '@haisha/i18n';
import { Flex, Icon, IconButton, useMediaQuery } from '@haisha/ui';
import type { ReactNode } from 'react';
import { FetchedMenu } from '../../fields/fetched-menu.tsx';
import { ReasonChoice } from '../entry/reason-choice.tsx';
import type { LineReasonState } from '../entry/use-line-reason.ts';
import { FilesLink } from '../files/files-link.tsx';

const loadMenu = async () => (await import(/* webpackChunkName: "entry-menu" */ './entry-menu.tsx')).EntryMenu;

export type EntryToolsProps = LineReasonState & {
  /** Punches may come in by file. */
  hasFiles?: boolean;
  /** Lines are typed. */
  hasLines: boolean;
  /** The search; ⋯ stays beside it. */
  children: ReactNode;
};

/** The end of the toolbar: how punches are entered, by file and with which reason; behind ⋯ where it has no room. */
export function EntryTools({ children, hasFiles = false, hasLines, ...line }: EntryToolsProps) {
  const { t } = useTranslation('timeRecord');
  const hasRoom = useMediaQuery('(min-width: 88rem)');
  if (hasRoom) {
    return (
      <>
        {hasFiles && <FilesLink />}
        {hasLines && <ReasonChoice {...line} />}
        {children}
      </>
    );
  }
  const label = t('toolbar.more');
  return (
    <Flex gap="2" align="center" flex={{ base: '1 1 14rem', md: '0 1 auto' }} minW="0">
      {children}
      {(hasFiles || hasLines) && (
        <FetchedMenu
          load={loadMenu}
          of={{ hasFiles, hasLines, ...line }}
          trigger={
            <IconButton variant="ghost" colorPalette="gray" flexShrink="0" aria-label={label} title={label}>
              <Icon name="more" />
            </IconButton>
          }
        />
      )}
    </Flex>
  );
}
