import { formatInstant, tokyoDate, useTranslation } from '@haisha/i18n';
import { Box, Icon, Skeleton, Text } from '@haisha/ui';
import type { Notification } from '@haisha/validation/notification';
import { LinkRow } from '../layout/link-row.tsx';
import { RowList } from '../layout/row-list.tsx';
import { Section } from '../layout/section.tsx';
import { notificationSign } from './notification-sign.ts';
import { useNotificationText } from './use-notification-text.ts';
import { useLastNotifications } from './use-notifications.ts';

const shownAtOnce = 5;

/** The last things that were told to the user, files that came in among them; nothing without one. */
export function News() {
  const { t } = useTranslation('live');
  const { items, markRead, unread } = useLastNotifications();
  if (items?.length === 0) return null;
  return (
    <Section title={t('news.title')} aside={unread > 0 && t('news.unread', { count: unread })}>
      {items ? (
        <RowList>
          {items.slice(0, shownAtOnce).map((item) => (
            <li key={item.id}>
              <Row item={item} onFollow={() => item.readAt === null && markRead(item.id)} />
            </li>
          ))}
        </RowList>
      ) : (
        <Skeleton h="12rem" />
      )}
    </Section>
  );
}

function Row({ item, onFollow }: { item: Notification; onFollow: () => void }) {
  const textOf = useNotificationText();
  const { createdAt, link, readAt } = item;
  const { colour, icon } = notificationSign(item);
  const [day, time] = formatInstant(createdAt).split(' ');
  return (
    <LinkRow to={link} align="flex-start" gap="2" onClick={onFollow}>
      <Box as="span" flexShrink="0" mt="0.5" color={colour}>
        <Icon name={icon} />
      </Box>
      <Text as="span" flex="1" minW="0" lineClamp={2} overflowWrap="anywhere" color={readAt ? 'fg.muted' : 'fg'}>
        {textOf(item)}
      </Text>
      <Text asChild color="fg.subtle" textStyle="xs" whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
        <time dateTime={createdAt}>{tokyoDate(createdAt) === tokyoDate() ? time : day?.slice(5)}</time>
      </Text>
    </LinkRow>
  );
}
