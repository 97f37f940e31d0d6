import { useTranslation } from '@haisha/i18n';
import { Button, Flex, Icon } from '@haisha/ui';
import { type ComponentType, useState } from 'react';
import type { Command } from './command.ts';
import type { CommandMenuProps } from './command-menu.tsx';

export type CommandButtonsProps = {
  commands: readonly Command[];
  busy: boolean;
  onGive: (command: Command) => void;
};

const mostButtons = 3;

/** The next steps as buttons, what is done less often in a menu beside them. */
export function CommandButtons({ commands, busy, onGive }: CommandButtonsProps) {
  const { t } = useTranslation('delivery');
  const [Menu, setMenu] = useState<ComponentType<CommandMenuProps> | null>(null);
  const shown = commands.length > mostButtons ? commands.slice(0, mostButtons - 1) : commands;
  const others = commands.slice(shown.length);
  if (commands.length === 0) return null;

  async function open(): Promise<void> {
    const { CommandMenu } = await import('./command-menu.tsx');
    setMenu(() => CommandMenu);
  }

  const trigger = (
    <Button variant="outline" colorPalette="gray" aria-haspopup="menu" onClick={() => !Menu && void open()}>
      {t('act.more')}
      <Icon name="chevronDown" />
    </Button>
  );
  return (
    <Flex gap="2" wrap="wrap">
      {shown.map((command) => (
        <Button
          key={command.name}
          variant="outline"
          colorPalette={command.tone === 'danger' ? 'red' : 'gray'}
          disabled={busy}
          onClick={() => onGive(command)}
        >
          <Icon name={command.icon} />
          {t(`act.${command.name}`)}
        </Button>
      ))}
      {others.length > 0 && (Menu ? <Menu commands={others} trigger={trigger} onGive={onGive} /> : trigger)}
    </Flex>
  );
}
