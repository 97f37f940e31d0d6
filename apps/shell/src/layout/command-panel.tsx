import { useTranslation } from '@haisha/i18n';
import { ShortcutSheet } from '@haisha/ui/shortcut-sheet';
import { FindPalette } from '../find/find-palette.tsx';
import { closePanel, type Panel, paletteKeys, sheetKeys } from './panel.ts';

/** The open panel: the search, or all keys. */
export function CommandPanel({ panel }: { panel: NonNullable<Panel> }) {
  return panel === 'palette' ? <FindPalette /> : <Sheet />;
}

function Sheet() {
  const { t } = useTranslation('shortcut');
  const groups = [
    {
      title: t('general'),
      shortcuts: [
        { keys: [paletteKeys], label: t('palette') },
        { keys: [sheetKeys], label: t('sheet') },
        { keys: ['Tab', 'shift+Tab'], label: t('move') },
        { keys: ['Escape'], label: t('close') },
      ],
    },
    {
      title: t('list'),
      shortcuts: [
        { keys: ['/'], label: t('search') },
        { keys: ['ArrowUp', 'ArrowDown'], label: t('rows') },
        { keys: ['Home', 'End'], label: t('ends') },
        { keys: ['Enter'], label: t('open') },
        { keys: ['Space'], label: t('peek') },
        { keys: ['E'], label: t('editPeeked') },
        { keys: ['mod+z'], label: t('undoPeeked') },
        { keys: ['Esc'], label: t('closePeeked') },
        { keys: ['x'], label: t('select') },
        { keys: ['shift+ArrowUp', 'shift+ArrowDown'], label: t('choose') },
      ],
    },
    {
      title: t('form'),
      shortcuts: [
        { keys: ['Enter', 'shift+Enter'], label: t('move') },
        { keys: ['mod+s'], label: t('save') },
      ],
    },
  ];
  return <ShortcutSheet open onClose={closePanel} groups={groups} />;
}
