import { tokyoDate, useTranslation } from '@haisha/i18n';
import { Flex, Kbd } from '@haisha/ui';
import { displayKeys } from '@haisha/ui/keys';
import { MenuItem, MenuRadioGroup, MenuSeparator } from '@haisha/ui/menu';
import { useState } from 'react';
import { boardRows, filterCount } from '../address/board-address.ts';
import { useBoard } from '../board-context.ts';
import type { BoardCommands } from '../commands/use-commands.ts';

export type HiddenToolsProps = {
  commands: BoardCommands;
  /** Shows and hides the filters, where they have no button of their own: on a phone. */
  onFilters: (() => void) | null;
};

/** What the toolbar has no room for now, in its menu; what that is, is looked up when the menu opens. */
export function HiddenTools({ commands, onFilters }: HiddenToolsProps) {
  const { t } = useTranslation('board');
  const { address, canMove, change } = useBoard();
  const count = filterCount(address);
  const isPhone = onFilters !== null;
  const [hides] = useState(() => ({ today: isPhone, undo: isPhone || isHidden('undo'), rows: isHidden('rows') }));
  return (
    <>
      {hides.today && (
        <MenuItem id="today" icon="calendar" onSelect={() => change({ date: tokyoDate(), run: null })}>
          {t('toolbar.today')}
        </MenuItem>
      )}
      {onFilters && (
        <MenuItem id="filters" icon="filter" onSelect={onFilters}>
          {count > 0 ? t('toolbar.filtersCount', { count }) : t('toolbar.filters')}
        </MenuItem>
      )}
      {canMove && hides.undo && (
        <>
          <MenuItem id="undo" icon="undo" disabled={!commands.canUndo} onSelect={() => void commands.undo()}>
            <WithKeys text={t('undo.undo')} keys="mod+z" />
          </MenuItem>
          <MenuItem id="redo" icon="redo" disabled={!commands.canRedo} onSelect={() => void commands.redo()}>
            <WithKeys text={t('undo.redo')} keys="mod+y" />
          </MenuItem>
        </>
      )}
      {hides.rows && (
        <MenuRadioGroup
          label={t('toolbar.rows')}
          value={address.rows}
          choices={boardRows.map((value) => ({ value, text: t(`rows.${value}`) }))}
          onChange={(rows) => change({ rows })}
        />
      )}
      {Object.values(hides).includes(true) && <MenuSeparator />}
    </>
  );
}

function isHidden(tool: string): boolean {
  return document.querySelector(`[data-tool=${tool}]`)?.checkVisibility?.() === false;
}

type WithKeysProps = { text: string; keys: string };

/** The name of an act with the keys that give it. */
export function WithKeys({ text, keys }: WithKeysProps) {
  return (
    <Flex as="span" justify="space-between" gap="4">
      {text}
      <Kbd aria-hidden="true">{displayKeys(keys)}</Kbd>
    </Flex>
  );
}
