import { useTranslation } from '@haisha/i18n';
import { Link } from '@haisha/platform';
import { Box, Flex, Icon, isIconName, Skeleton, Stack, Text } from '@haisha/ui';
import { memo } from 'react';
import type { NavigationItem } from './navigation.ts';
import { useNavigation } from './use-navigation.ts';

export type SideNavigationProps = {
  onFollow?: () => void;
  onApproach: (area: string) => void;
};

/** The menu itself, at the side of a wide window and in a drawer in a narrow one. */
export function SideNavigation({ onFollow, onApproach }: SideNavigationProps) {
  const { t } = useTranslation('shell');
  const { groups, current, status } = useNavigation();
  return (
    <Stack as="nav" aria-label={t('navigation.label')} gap="5" px="3" py="4">
      {groups.map(({ label, items }) => (
        <Stack key={label ?? ''} gap="1">
          {label !== null && (
            <Text px="3" pb="1" fontSize="xs" fontWeight="semibold" color="fg.muted">
              {label}
            </Text>
          )}
          <Stack as="ul" gap="1" listStyleType="none">
            {items.map((item) => (
              <li key={item.path}>
                <Entry item={item} current={item === current} onFollow={onFollow} onApproach={onApproach} />
              </li>
            ))}
          </Stack>
        </Stack>
      ))}
      {status === 'waiting' && <Waiting />}
      {status === 'unavailable' && (
        <Text px="3" fontSize="sm" color="fg.muted" role="status">
          {t('navigation.unavailable')}
        </Text>
      )}
    </Stack>
  );
}

type EntryProps = SideNavigationProps & { item: NavigationItem; current: boolean };

const Entry = memo(function Entry({ item, current, onFollow, onApproach }: EntryProps) {
  const approach = item.area === null ? undefined : () => onApproach(item.area as string);
  return (
    <Flex
      asChild
      align="center"
      gap="3"
      minH="11"
      ps="3"
      pe="0.5"
      py="2"
      rounded="md"
      color={current ? 'primary.fg' : 'fg'}
      bg={current ? 'primary.subtle' : undefined}
      fontWeight={current ? 'semibold' : 'medium'}
      _hover={{ bg: current ? 'primary.subtle' : 'bg.muted' }}
    >
      <Link
        to={item.path}
        aria-current={current ? 'page' : undefined}
        onClick={onFollow}
        onPointerEnter={approach}
        onFocus={approach}
      >
        <Icon name={isIconName(item.icon) ? item.icon : 'area'} />
        <Box as="span" minW="0" lineHeight="short">
          {item.label}
        </Box>
      </Link>
    </Flex>
  );
});

function Waiting() {
  return (
    <Stack gap="3" px="3" aria-hidden="true">
      <Skeleton h="5" w="60%" />
      <Skeleton h="5" w="75%" />
      <Skeleton h="5" w="65%" />
    </Stack>
  );
}
