import { locales, useLocale, useTranslation } from '@haisha/i18n';
import { useNavigate, useRegisteredCommands } from '@haisha/platform';
import { CommandPalette, type PaletteCommand } from '@haisha/ui/command-palette';
import { ShortcutSheet } from '@haisha/ui/shortcut-sheet';
import { useCallback } from 'react';
import { localeNames } from '../locale/locale-switch.tsx';
import { useSwitchLocale } from '../locale/use-switch-locale.ts';
import { useLogOut } from '../session/use-log-out.ts';
import { closePanel, openShortcutSheet, type Panel, paletteKeys, sheetKeys } from './panel.ts';
import { themes } from './theme-switch.tsx';
import { useNavigation } from './use-navigation.ts';
import { useTheme } from './use-theme.ts';

/** The open panel: all commands, or all keys. */
export function CommandPanel({ panel }: { panel: NonNullable<Panel> }) {
  return panel === 'palette' ? <Palette /> : <Sheet />;
}

function Palette() {
  const commands = useAllCommands();
  return <CommandPalette open onClose={closePanel} commands={commands} />;
}

function useAllCommands(): readonly PaletteCommand[] {
  const { t } = useTranslation('shell');
  const { groups } = useNavigation();
  const navigate = useNavigate();
  const registered = useRegisteredCommands();
  const { choose } = useTheme();
  const locale = useLocale();
  const switchLocale = useSwitchLocale();
  const logOut = useLogOut();
  const pages = t('palette.pages');
  const actions = t('palette.actions');
  const goTo = useCallback((path: string) => () => navigate(path), [navigate]);
  return [
    ...groups
      .flatMap(({ items }) => items)
      .map(({ path, label, icon }) => ({
        id: `page:${path}`,
        label,
        icon,
        group: pages,
        keywords: [path],
        run: goTo(path),
      })),
    { id: 'account', label: t('title.account'), icon: 'settings', group: pages, run: goTo('/account') },
    { id: 'jobs', label: t('title.jobs'), icon: 'list', group: pages, run: goTo('/jobs') },
    ...registered.map((command) => ({ ...command, group: actions })),
    ...locales
      .filter((other) => other !== locale)
      .map((other) => ({
        id: `locale:${other}`,
        label: localeNames[other],
        icon: 'language',
        group: actions,
        keywords: [t('user.language')],
        run: () => switchLocale(other),
      })),
    ...themes.map(({ mode, icon, text }) => ({
      id: `theme:${mode}`,
      label: `${t('user.theme')}: ${t(text)}`,
      icon,
      group: actions,
      run: () => choose(mode),
    })),
    {
      id: 'shortcuts',
      label: t('user.shortcuts'),
      icon: 'keyboard',
      group: actions,
      shortcut: sheetKeys,
      run: openShortcutSheet,
    },
    { id: 'log-out', label: t('user.logOut'), icon: 'logOut', group: actions, run: () => void logOut('here') },
  ];
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
