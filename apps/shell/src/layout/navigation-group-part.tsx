import { Box, chakra, Icon } from '@haisha/ui';
import { type ReactNode, useId } from 'react';

type NavigationGroupPartProps = {
  label: string | null;
  isOpen: boolean;
  isIconsOnly: boolean;
  onToggle: () => void;
  children: ReactNode;
};

/** One group of the menu under its name, which folds and unfolds it; between icons the name is only an arrow. */
export function NavigationGroupPart({ label, isOpen, isIconsOnly, onToggle, children }: NavigationGroupPartProps) {
  const listId = useId();
  if (label === null) return <List>{children}</List>;
  return (
    <>
      <GroupName
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-label={isIconsOnly ? label : undefined}
        title={isIconsOnly ? label : undefined}
        onClick={onToggle}
      >
        {!isIconsOnly && label}
        <Box
          as="span"
          display="flex"
          mx={isIconsOnly ? 'auto' : undefined}
          ms="auto"
          data-closed={isOpen ? undefined : ''}
        >
          <Icon name="chevronDown" size={12} />
        </Box>
      </GroupName>
      <List id={listId} hidden={!isOpen}>
        {children}
      </List>
    </>
  );
}

const List = chakra('ul', { base: { listStyle: 'none', '&[hidden]': { display: 'none' } } });

const GroupName = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    w: 'full',
    h: 'controlSmall',
    flexShrink: '0',
    mt: '2',
    px: '2',
    rounded: 'l2',
    textStyle: 'xs',
    color: 'fg.subtle',
    cursor: 'pointer',
    _hover: { bg: 'bg.emphasized' },
    '& [data-closed]': { transform: 'rotate(-90deg)' },
  },
});
