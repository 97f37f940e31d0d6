import { Box, chakra, Icon, Separator } from '@haisha/ui';
import { type ReactNode, useId } from 'react';
import { useFolded } from './use-folded.ts';

type NavigationGroupPartProps = {
  label: string | null;
  isFoldedAtFirst: boolean;
  /** The group of the open page is never hidden. */
  hasCurrent: boolean;
  isIconsOnly: boolean;
  children: ReactNode;
};

/** One group of the menu under its name, which folds and unfolds it. */
export function NavigationGroupPart({
  label,
  isFoldedAtFirst,
  hasCurrent,
  isIconsOnly,
  children,
}: NavigationGroupPartProps) {
  const [isFolded, toggle] = useFolded(`group-${label}`, isFoldedAtFirst ? 'folded' : 'open');
  const listId = useId();
  if (label === null) return <List>{children}</List>;
  const isHidden = isFolded && !hasCurrent;
  return (
    <Box>
      {isIconsOnly ? (
        <Separator my="2" />
      ) : (
        <GroupName type="button" aria-expanded={!isHidden} aria-controls={listId} onClick={toggle}>
          {label}
          <Box as="span" display="flex" ms="auto" transform={isHidden ? 'rotate(-90deg)' : undefined}>
            <Icon name="chevronDown" size={12} />
          </Box>
        </GroupName>
      )}
      <List id={listId} hidden={isHidden}>
        {children}
      </List>
    </Box>
  );
}

const List = chakra('ul', { base: { listStyle: 'none', '&[hidden]': { display: 'none' } } });

const GroupName = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    w: 'full',
    h: 'controlSmall',
    mt: '2',
    px: '2',
    rounded: 'l2',
    textStyle: 'xs',
    color: 'fg.subtle',
    cursor: 'pointer',
    _hover: { bg: 'bg.emphasized' },
  },
});
