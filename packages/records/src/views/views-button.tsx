import { useTranslation } from '@haisha/i18n';
import { Box, Button, Icon } from '@haisha/ui';
import { type ComponentType, useState } from 'react';
import { addAllMessages } from '../words/add-all-messages.ts';
import type { ShownViews } from './shown-views.ts';
import type { ViewsMenuProps } from './views-menu.tsx';

/** The saved view that is shown, and the way to others; the menu behind it is fetched by the first press. */
export function ViewsButton({ views, list, keptText }: ShownViews) {
  const { t } = useTranslation('record');
  const [Menu, setMenu] = useState<ComponentType<ViewsMenuProps> | null>(null);
  const current = views.items.find(({ id }) => id === list.view);
  const isChanged = current !== undefined && current.query !== list.queryText;

  async function open() {
    const [{ viewMessages }, { ViewsMenu }] = await Promise.all([
      import(/* webpackChunkName: "views" */ './view-messages.ts'),
      import(/* webpackChunkName: "views" */ './views-menu.tsx'),
    ]);
    await addAllMessages(viewMessages);
    setMenu(() => ViewsMenu);
  }

  const trigger = (
    <Button
      variant="outline"
      colorPalette="gray"
      maxW="16rem"
      aria-haspopup="menu"
      onClick={() => {
        if (!Menu) void open();
      }}
    >
      <Box as="span" color="fg.subtle">
        {t('views.short')}
      </Box>
      <Box as="span" truncate>
        {current ? current.name : t('views.plain')}
      </Box>
      {isChanged && <span>{t('views.changed')}</span>}
      <Icon name="chevronDown" size={12} />
    </Button>
  );
  return Menu ? <Menu {...{ views, list, keptText, current, isChanged, trigger }} /> : trigger;
}
