import { useTranslation } from '@haisha/i18n';
import { Flex, Kbd } from '@haisha/ui';
import { displayKeys } from '@haisha/ui/keys';
import { Menu, MenuItem } from '@haisha/ui/menu';
import type { ReactElement } from 'react';
import { type RunDialogAct, runDialogKeys } from './run-acts.ts';

export type RunMenuProps = {
  trigger: ReactElement;
  acts: readonly RunDialogAct[];
  onAsk: (act: RunDialogAct) => void;
};

const icons = { swap: 'swap', split: 'split' } as const;

/** What is done with a run now and then, with the keys that do it on its bar. */
export function RunMenu({ trigger, acts, onAsk }: RunMenuProps) {
  const { t } = useTranslation('board');
  const texts = { swap: t('swap.open'), split: t('split.open') };
  return (
    <Menu trigger={trigger} defaultOpen>
      {acts.map((name) => (
        <MenuItem key={name} id={name} icon={icons[name]} onSelect={() => onAsk(name)}>
          <Flex as="span" justify="space-between" gap="4">
            {texts[name]}
            <Kbd aria-hidden="true">{displayKeys(runDialogKeys[name])}</Kbd>
          </Flex>
        </MenuItem>
      ))}
    </Menu>
  );
}
