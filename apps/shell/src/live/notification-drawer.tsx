import { useTranslation } from '@haisha/i18n';
import { dropKeptNotices, type KeptNotice } from '@haisha/platform';
import { ProblemState } from '@haisha/platform/problem-state';
import type { RealtimeState } from '@haisha/realtime/create-realtime';
import { Box, Button, chakra, EmptyState, Flex, Heading, Icon, IconButton, Text } from '@haisha/ui';
import { useModalDialog } from '@haisha/ui/modal-dialog';
import { type ReactNode, useId } from 'react';
import { RowList } from '../layout/row-list.tsx';
import { KeptItem } from './kept-item.tsx';
import { NotificationItem } from './notification-item.tsx';
import type { Notifications } from './use-notifications.ts';

export type NotificationDrawerProps = {
  notifications: Notifications;
  keptNotices: readonly KeptNotice[];
  state: RealtimeState | null;
  onClose: () => void;
};

/**
 * Lists the server's notifications and the page's own notices at the side of the window, in the browser's own modal
 * dialog.
 */
export function NotificationDrawer({ notifications, keptNotices, state, onClose }: NotificationDrawerProps) {
  const { t } = useTranslation('live');
  const dialog = useModalDialog(onClose);
  const titleId = useId();
  const { items, unread, error, retry, hasMore, showMore, markRead, markAllRead } = notifications;
  const isEmpty = items?.length === 0 && keptNotices.length === 0;
  return (
    <Drawer {...dialog} aria-labelledby={titleId}>
      <Flex direction="column" minH="full">
        <Flex align="center" justify="space-between" h="bar" ps="4" pe="2" borderBottomWidth="1px" flexShrink="0">
          <Heading as="h2" size="md" id={titleId}>
            {t('drawer.title')}
          </Heading>
          <IconButton aria-label={t('drawer.close')} variant="ghost" colorPalette="gray" onClick={onClose}>
            <Icon name="close" />
          </IconButton>
        </Flex>
        {unread > 0 && (
          <Flex px="2" py="1" borderBottomWidth="1px" justify="flex-end">
            <Button variant="ghost" onClick={markAllRead}>
              <Icon name="check" />
              {t('drawer.readAll')}
            </Button>
          </Flex>
        )}
        {error && !items ? (
          <Box p="4">
            <ProblemState error={error} title={t('drawer.failed')} onRetry={retry} />
          </Box>
        ) : (
          items &&
          items.length > 0 && (
            <RowList>
              {items.map((item) => (
                <NotificationItem key={item.id} notification={item} onRead={markRead} onFollow={onClose} />
              ))}
            </RowList>
          )
        )}
        {hasMore && (
          <Button variant="ghost" m="4" onClick={showMore}>
            {t('drawer.more')}
          </Button>
        )}
        {keptNotices.length > 0 && (
          <Part
            title={t('drawer.kept')}
            aside={
              <Button variant="ghost" colorPalette="gray" onClick={() => dropKeptNotices()}>
                {t('drawer.dropAll')}
              </Button>
            }
          >
            <RowList>
              {keptNotices.map((notice) => (
                <KeptItem key={notice.id} notice={notice} onFollow={onClose} />
              ))}
            </RowList>
          </Part>
        )}
        {isEmpty && <EmptyState title={t('drawer.empty')}>{t('drawer.emptyHint')}</EmptyState>}
        {state && (
          <Box
            as="section"
            aria-label={t('drawer.updates')}
            mt="auto"
            px="4"
            py="3"
            borderTopWidth="1px"
            bg="bg.subtle"
          >
            <Text>{t(`state.${state}`)}</Text>
            <Text textStyle="xs" color="fg.subtle">
              {t(`stateText.${state}`)}
            </Text>
          </Box>
        )}
      </Flex>
    </Drawer>
  );
}

function Part({ title, aside, children }: { title: string; aside: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <Box as="section" aria-labelledby={id} mt="4" borderTopWidth="1px">
      <Flex align="center" justify="space-between" gap="3" ps="4" pe="2" py="1">
        <Heading as="h3" size="sm" id={id}>
          {title}
        </Heading>
        {aside}
      </Flex>
      {children}
    </Box>
  );
}

const Drawer = chakra('dialog', {
  base: {
    position: 'fixed',
    inset: '0',
    insetStart: 'auto',
    m: '0',
    w: 'min(25rem, 100vw)',
    h: '100dvh',
    maxW: '100vw',
    maxH: '100dvh',
    overflowY: 'auto',
    bg: 'bg.raised',
    color: 'fg',
    shadow: 'lg',
    '&::backdrop': { background: 'rgb(0 0 0 / 0.45)' },
  },
});
