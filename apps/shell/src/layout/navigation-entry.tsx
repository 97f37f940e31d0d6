import { Link } from '@haisha/platform';
import { Box, chakra, Icon, isIconName } from '@haisha/ui';
import { memo } from 'react';
import type { Prefetch } from '../areas/use-prefetch.ts';
import type { NavigationItem } from './navigation.ts';

type NavigationEntryProps = {
  item: NavigationItem;
  isCurrent: boolean;
  isFolded: boolean;
  onFollow?: () => void;
  onApproach: Prefetch;
};

/** One page in the menu; folded it is an icon whose name appears under the pointer. */
export const NavigationEntry = memo(function NavigationEntry({
  item: { area, path, icon, label },
  isCurrent,
  isFolded,
  onFollow,
  onApproach,
}: NavigationEntryProps) {
  const approach = area === null ? undefined : () => onApproach(area, path);
  return (
    <Entry>
      <Link
        to={path}
        aria-current={isCurrent ? 'page' : undefined}
        aria-label={isFolded ? label : undefined}
        title={isFolded ? label : undefined}
        onClick={onFollow}
        onPointerEnter={approach}
        onFocus={approach}
      >
        <Icon name={isIconName(icon) ? icon : 'area'} size={16} />
        {!isFolded && (
          <Box as="span" minW="0" truncate>
            {label}
          </Box>
        )}
      </Link>
    </Entry>
  );
});

const Entry = chakra('li', {
  base: {
    '& > a': {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      minH: 'controlSmall',
      px: '2',
      rounded: 'l2',
      color: 'fg.muted',
      _hover: { bg: 'bg.emphasized' },
      '&[aria-current]': { bg: 'primary.subtle', color: 'primary.fg' },
      '&[aria-label]': { justifyContent: 'center' },
    },
    '& svg': { flexShrink: '0', color: 'fg.subtle' },
    '& > a[aria-current] svg': { color: 'primary.fg' },
  },
});
