import { useTranslation } from '@haisha/i18n';
import { chakra, Skeleton, Stack, Text } from '@haisha/ui';
import { useState } from 'react';
import type { Prefetch } from '../areas/use-prefetch.ts';
import { type Fold, type NavigationGroup, openGroups } from './navigation.ts';
import { NavigationEntry } from './navigation-entry.tsx';
import { NavigationGroupPart } from './navigation-group-part.tsx';
import { useFolds } from './use-folds.ts';
import { useNavigation } from './use-navigation.ts';

export type SideNavigationProps = {
  isFolded?: boolean;
  onFollow?: () => void;
  onApproach: Prefetch;
};

/** The menu itself, at the side of a wide window and in a drawer in a narrow one. */
export function SideNavigation({ isFolded = false, ...entry }: SideNavigationProps) {
  const { t } = useTranslation('shell');
  const { groups, current, status } = useNavigation();
  const { chosen, choose } = useFolds();
  // The group of the page opens by itself, until the user folds it.
  const [closed, setClosed] = useState<string | null>(null);
  const own = groups.find(({ items }) => current !== undefined && items.includes(current));
  const open = openGroups(
    groups,
    own?.id === closed ? undefined : own,
    ({ id }) => chosen(partOf(id)),
    window.innerHeight,
  );

  // Keeps how the others stand as well: none of them moves away under the pointer.
  function toggle(group: NavigationGroup): void {
    const next = groups.map((one): [string, Fold] => [
      partOf(one.id),
      open.has(one) !== (one === group) ? 'open' : 'folded',
    ]);
    choose(Object.fromEntries(next));
    setClosed(group === own && open.has(group) ? group.id : null);
  }

  return (
    <Menu aria-label={t('navigation.label')}>
      {groups.map((group) => (
        <NavigationGroupPart
          key={group.id}
          label={group.label}
          icon={group.items[0]?.icon ?? ''}
          isOpen={open.has(group)}
          isIconsOnly={isFolded}
          onToggle={() => toggle(group)}
        >
          {group.items.map((item) => (
            <NavigationEntry key={item.path} item={item} isCurrent={item === current} isFolded={isFolded} {...entry} />
          ))}
        </NavigationGroupPart>
      ))}
      {status === 'waiting' && <Waiting />}
      {status === 'unavailable' && (
        <Text px="2" textStyle="xs" color="fg.muted" role="status">
          {t('navigation.unavailable')}
        </Text>
      )}
    </Menu>
  );
}

function partOf(id: string | null): string {
  return `group-${id}`;
}

function Waiting() {
  return (
    <Stack gap="3" px="2" pt="3" aria-hidden="true">
      <Skeleton h="4" w="60%" />
      <Skeleton h="4" w="75%" />
      <Skeleton h="4" w="65%" />
    </Stack>
  );
}

// Plain elements under rules of the whole: a menu has some fifty entries and stands on every page.
const Menu = chakra('nav', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    '& ul': { listStyle: 'none', '&[hidden]': { display: 'none' } },
    '& a, & button': {
      display: 'flex',
      alignItems: 'center',
      px: '2',
      rounded: 'l2',
      _hover: { bg: 'bg.emphasized' },
      '& svg': { flexShrink: '0', color: 'fg.subtle' },
    },
    '& a': {
      gap: '2',
      minH: 'controlSmall',
      color: 'fg.muted',
      '&[title]': { ps: '2.5' },
      '&[aria-current]': { bg: 'primary.subtle', color: 'primary.fg', '& svg': { color: 'primary.fg' } },
      '& > span': { minW: '0', truncate: true },
      '&[title] > span': { fontSize: '0' },
    },
    '& button': {
      w: 'full',
      h: 'controlSmall',
      flexShrink: '0',
      mt: '2',
      textStyle: 'xs',
      color: 'fg.subtle',
      cursor: 'pointer',
      '& > svg:last-child': { ms: 'auto' },
      '&[aria-label]': { ps: '2.5', pe: '0.5', mt: '0' },
      '&[aria-expanded=false] > svg:last-child': { transform: 'rotate(-90deg)' },
    },
    '& hr': { my: '2' },
  },
});
