import { useTranslation } from '@haisha/i18n';
import { Button, Icon } from '@haisha/ui';
import { type ComponentType, useState } from 'react';
import type { ColumnMenuListProps } from './column-menu-list.tsx';

export type ColumnMenuProps = Omit<ColumnMenuListProps, 'trigger'>;

/** Chooses which columns of a table are shown. The menu behind the button is fetched by the first press: a list needs none to be read. */
export function ColumnMenu(props: ColumnMenuProps) {
  const { t } = useTranslation('ui');
  const [List, setList] = useState<ComponentType<ColumnMenuListProps> | null>(null);

  async function open() {
    const { ColumnMenuList } = await import('./column-menu-list.tsx');
    setList(() => ColumnMenuList);
  }

  const trigger = (
    <Button
      variant="outline"
      colorPalette="gray"
      aria-haspopup="menu"
      onClick={() => {
        if (!List) void open();
      }}
    >
      <Icon name="columns" />
      {t('table.columns')}
    </Button>
  );
  return List ? <List {...props} trigger={trigger} /> : trigger;
}
