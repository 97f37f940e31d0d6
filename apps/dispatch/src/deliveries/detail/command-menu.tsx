import { useTranslation } from '@haisha/i18n';
import { Menu, MenuItem } from '@haisha/ui/menu';
import type { ReactElement } from 'react';
import type { Command } from './command.ts';

export type CommandMenuProps = {
  commands: readonly Command[];
  trigger: ReactElement;
  onGive: (command: Command) => void;
};

/** The commands for which there is no button. */
export function CommandMenu({ commands, trigger, onGive }: CommandMenuProps) {
  const { t } = useTranslation('delivery');
  return (
    <Menu trigger={trigger} defaultOpen>
      {commands.map((command) => (
        <MenuItem
          key={command.name}
          id={command.name}
          icon={command.icon}
          {...(command.tone && { tone: command.tone })}
          onSelect={() => onGive(command)}
        >
          {t(`act.${command.name}`)}
        </MenuItem>
      ))}
    </Menu>
  );
}
