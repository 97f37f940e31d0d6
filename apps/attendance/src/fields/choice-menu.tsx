import { Box, Button, Icon, VisuallyHidden } from '@haisha/ui';
import type { ReactElement } from 'react';
import type { ChoiceMenuListProps } from './choice-menu-list.tsx';
import { FetchedMenu } from './fetched-menu.tsx';

export type ChoiceMenuProps<Value extends string> = Omit<ChoiceMenuListProps<Value>, 'trigger'> & {
  /** What is chosen says itself what it is. */
  hidesLabel?: boolean;
};

const loadList = async () =>
  (await import(/* webpackChunkName: "choice-menu" */ './choice-menu-list.tsx')).ChoiceMenuList;

/** One of several in a toolbar: what it is about, and what is chosen. */
export function ChoiceMenu<Value extends string>({ hidesLabel = false, ...props }: ChoiceMenuProps<Value>) {
  const { choices, label, value } = props;
  const chosen = choices.find((choice) => choice.value === value)?.text;
  const trigger: ReactElement<object> = (
    <Button variant="outline" colorPalette="gray" minW="0" maxW="full" gap="1.5">
      {hidesLabel ? (
        <VisuallyHidden>{label}</VisuallyHidden>
      ) : (
        <Box as="span" color="fg.muted" fontWeight="normal" flexShrink="0">
          {label}
        </Box>
      )}
      <Box as="span" flex="1" textAlign="start" overflow="hidden" textOverflow="ellipsis">
        {chosen}
      </Box>
      <Icon name="chevronDown" size={14} />
    </Button>
  );
  return <FetchedMenu<Omit<ChoiceMenuListProps<Value>, 'trigger'>> load={loadList} of={props} trigger={trigger} />;
}
