import { useTranslation } from '@haisha/i18n';
import { useCommands, useKeptNotices } from '@haisha/platform';
import { Box, Flex, Icon, IconButton } from '@haisha/ui';
import { useState } from 'react';
import type { LiveService } from './live-service.ts';
import { LiveState } from './live-state.tsx';
import { NotificationDrawer } from './notification-drawer.tsx';
import { useLiveState } from './use-live-state.ts';
import { useNews } from './use-news.ts';
import { useNotifications } from './use-notifications.ts';

const mostCounted = 99;
// At the bell itself, which a finger's button has more room around.
const corner = 'calc(({sizes.control} - 2rem) / 2)';

/** The live corner of the header: the state of the connection, and the bell with the number of what is news to the user. */
export function LiveCorner({ service }: { service: LiveService }) {
  const { t } = useTranslation('live');
  const { state } = useLiveState(service);
  const notifications = useNotifications(service);
  const keptNotices = useKeptNotices();
  const [isOpen, setIsOpen] = useState(false);
  const [readUpTo, setReadUpTo] = useState(0);
  // What went well or wrong with one's own acts is no news.
  const news = keptNotices.filter(({ kind, id }) => kind === 'info' && id > readUpTo);
  const count = notifications.unread + (isOpen ? 0 : news.length);
  const open = () => setIsOpen(true);
  useNews(notifications.items, notifications.markRead);
  useCommands([{ id: 'notifications', label: t('drawer.open'), icon: 'bell', run: open }]);

  function close(): void {
    setReadUpTo(keptNotices[0]?.id ?? 0);
    setIsOpen(false);
  }

  return (
    <Flex align="center" gap={{ base: '1', md: '3' }} ms={{ md: '3' }}>
      <LiveState state={state} />
      <Box position="relative">
        <IconButton
          aria-label={count > 0 ? t('bellUnread', { count }) : t('bell')}
          aria-haspopup="dialog"
          variant="ghost"
          colorPalette="gray"
          onClick={open}
        >
          <Icon name="bell" />
        </IconButton>
        {count > 0 && (
          <Box
            aria-hidden="true"
            position="absolute"
            top={corner}
            insetEnd={corner}
            minW="3.5"
            h="3.5"
            px="0.5"
            rounded="full"
            bg="red.solid"
            color="red.contrast"
            fontSize="0.625rem"
            fontWeight="bold"
            lineHeight="0.875rem"
            textAlign="center"
            fontVariantNumeric="tabular-nums"
            pointerEvents="none"
          >
            {count > mostCounted ? `${mostCounted}+` : count}
          </Box>
        )}
      </Box>
      {isOpen && (
        <NotificationDrawer notifications={notifications} keptNotices={keptNotices} state={state} onClose={close} />
      )}
    </Flex>
  );
}
