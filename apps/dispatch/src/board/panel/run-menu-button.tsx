import { useTranslation } from '@haisha/i18n';
import { Icon, IconButton } from '@haisha/ui';
import { type ComponentType, useState } from 'react';
import type { Run } from '../day/board-types.ts';
import { mayAsk, type RunDialogAct, runDialogActs } from './run-acts.ts';
import type { RunMenuProps } from './run-menu.tsx';

export type RunMenuButtonProps = { run: Run; onAsk: (act: RunDialogAct) => void };

/** What else can be done with a run; the menu is fetched by the first press. */
export function RunMenuButton({ run, onAsk }: RunMenuButtonProps) {
  const { t } = useTranslation('board');
  const [Menu, setMenu] = useState<ComponentType<RunMenuProps> | null>(null);
  const acts = runDialogActs.filter((name) => mayAsk(name, run));
  if (acts.length === 0) return null;

  async function open(): Promise<void> {
    const { RunMenu } = await import(/* webpackChunkName: "board-acts" */ './run-menu.tsx');
    setMenu(() => RunMenu);
  }

  const trigger = (
    <IconButton
      size="sm"
      variant="ghost"
      colorPalette="gray"
      aria-label={t('panel.more')}
      aria-haspopup="menu"
      onClick={() => !Menu && void open()}
    >
      <Icon name="more" size={16} />
    </IconButton>
  );
  return Menu ? <Menu trigger={trigger} acts={acts} onAsk={onAsk} /> : trigger;
}
