import { formatInstant, useTranslation } from '@haisha/i18n';
import { Link } from '@haisha/platform';
import { Box, Flex, Icon, IconButton, Text, VisuallyHidden } from '@haisha/ui';
import type { Notification } from '@haisha/validation/notification';
import { notificationSign } from './notification-sign.ts';
import { useNotificationText } from './use-notification-text.ts';

export type NotificationItemProps = {
  notification: Notification;
  onRead: (id: string) => void;
  /** Called when its link is followed. */
  onFollow: () => void;
};

/** Shows one notification: text, time, whether it is read, and its link. */
export function NotificationItem({ notification, onRead, onFollow }: NotificationItemProps) {
  const { t } = useTranslation('live');
  const textOf = useNotificationText();
  const { id, link, createdAt, readAt } = notification;
  const isUnread = readAt === null;
  const { colour, icon } = notificationSign(notification);
  const text = textOf(notification);
  const words = (
    <Text as="span" color={isUnread ? 'fg' : 'fg.muted'} overflowWrap="anywhere">
      {text}
    </Text>
  );

  function follow(): void {
    if (isUnread) onRead(id);
    onFollow();
  }

  return (
    <Flex as="li" align="flex-start" gap="2" ps="4" pe="2" py="2.5" bg={isUnread ? 'primary.subtle' : undefined}>
      <Box flexShrink="0" mt="0.5" color={colour}>
        <Icon name={icon} />
      </Box>
      <Box flex="1" minW="0">
        {isUnread && <VisuallyHidden>{t('drawer.unread')}</VisuallyHidden>}
        {link === null ? (
          words
        ) : (
          <Box asChild display="inline-block" _hover={{ textDecoration: 'underline' }}>
            <Link to={link} onClick={follow}>
              {words}
            </Link>
          </Box>
        )}
        <Text asChild textStyle="xs" color="fg.muted" display="block">
          <time dateTime={createdAt}>{formatInstant(createdAt)}</time>
        </Text>
      </Box>
      {isUnread && (
        <IconButton
          aria-label={`${t('drawer.read')}: ${text}`}
          title={t('drawer.read')}
          variant="ghost"
          colorPalette="gray"
          alignSelf="center"
          onClick={() => onRead(id)}
        >
          <Icon name="check" />
        </IconButton>
      )}
    </Flex>
  );
}
