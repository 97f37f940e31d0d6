import { Link } from '@haisha/platform';
import { Icon, isIconName } from '@haisha/ui';
import { memo } from 'react';
import type { Prefetch } from '../areas/use-prefetch.ts';
import { useLivePart } from '../live/use-live-part.ts';
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
  item: { area, path, icon, label, late },
  isCurrent,
  isFolded,
  onFollow,
  onApproach,
}: NavigationEntryProps) {
  const live = useLivePart();
  const approach = area === null ? undefined : () => onApproach(area, path);
  return (
    <li>
      <Link
        to={path}
        aria-current={isCurrent ? 'page' : undefined}
        title={isFolded ? label : undefined}
        onClick={onFollow}
        onPointerEnter={approach}
        onFocus={approach}
      >
        <Icon name={isIconName(icon) ? icon : 'area'} size={16} />
        <span>{label}</span>
        {late && live && <live.Late from={late} />}
      </Link>
    </li>
  );
});
