import { Box, Button, Icon } from '@haisha/ui';
import type { ReactElement } from 'react';
import type { ChoiceMenuListProps } from './choice-menu-list.tsx';
import { FetchedMenu } from './fetched-menu.tsx';

export type ChoiceMenuProps<Value extends string> = Omit<ChoiceMenuListProps<Value>, 'trigger'>;

const loadList = async () =>
  (await import(/* webpackChunkName: "choice-menu" */ './choice-menu-list.tsx')).ChoiceMenuList;

/** One of several in a toolbar: what it is about, and what is chosen. */
export function ChoiceMenu<Value extends string>(props: ChoiceMenuProps<Value>) {
  const { choices, label, value } = props;
  const chosen = choices.find((choice) => choice.value === value)?.text;
  const trigger: ReactElement<object> = (
    <Button variant="outline" colorPalette="gray" flexShrink="0" gap="1.5">
      <Box as="span" color="fg.muted" fontWeight="normal">
        {label}
      </Box>
      {chosen}
      <Icon name="chevronDown" size={14} />
    </Button>
  );
  return <FetchedMenu<Omit<ChoiceMenuListProps<Value>, 'trigger'>> load={loadList} of={props} trigger={trigger} />;
}
