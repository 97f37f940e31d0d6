import { locales, useLocale, useTranslation } from '@haisha/i18n';
import { type Command, useNavigate, useRegisteredCommands, useSession } from '@haisha/platform';
import { useColorMode } from '@haisha/ui/color-mode';
import { useShortcut } from '@haisha/ui/keys';
import { useCallback, useSyncExternalStore } from 'react';
import { localeNames } from '../locale/locale-switch.tsx';
import { useSwitchLocale } from '../locale/use-switch-locale.ts';
import { useOnDemand } from '../on-demand.ts';
import { useLogOut } from '../session/use-log-out.ts';
import { closePanel, onPanelChange, openCommandPalette, openPanel, openShortcutSheet } from './panel.ts';
import { themes } from './theme-switch.tsx';
import { useNavigation } from './use-navigation.ts';

export const paletteKeys = 'mod+k';
const sheetKeys = '?';

const loadPalette = () =>
  import(/* webpackChunkName: "palette" */ '@haisha/ui/command-palette').then(({ CommandPalette }) => CommandPalette);
const loadSheet = () =>
  import(/* webpackChunkName: "palette" */ '@haisha/ui/shortcut-sheet').then(({ ShortcutSheet }) => ShortcutSheet);

/** Listens to the keys of the panels from the log-in on: the first page may still be on its way. */
export function usePanelKeys(): void {
  const enabled = useSession() !== null;
  useShortcut(paletteKeys, openCommandPalette, { enabled });
  useShortcut(sheetKeys, openShortcutSheet, { enabled });
}

/** The command palette and the sheet of keys. */
export function CommandCentre() {
  const open = useSyncExternalStore(onPanelChange, openPanel);
  return (
    <>
      {open === 'palette' && <Palette />}
      {open === 'sheet' && <Sheet />}
    </>
  );
}

function Palette() {
  const CommandPalette = useOnDemand(loadPalette, true, closePanel);
  const commands = useAllCommands();
  return CommandPalette && <CommandPalette open onClose={closePanel} commands={commands} />;
}

function useAllCommands(): readonly Command[] {
  const { t } = useTranslation('shell');
  const { groups } = useNavigation();
  const navigate = useNavigate();
  const registered = useRegisteredCommands();
  const { setMode } = useColorMode();
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
      run: () => setMode(mode),
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
  const { t } = useTranslation('shell');
  const ShortcutSheet = useOnDemand(loadSheet, true, closePanel);
  const groups = [
    {
      title: t('shortcut.general'),
      shortcuts: [
        { keys: [paletteKeys], label: t('shortcut.palette') },
        { keys: [sheetKeys], label: t('shortcut.sheet') },
        { keys: ['Tab', 'shift+Tab'], label: t('shortcut.move') },
        { keys: ['Escape'], label: t('shortcut.close') },
      ],
    },
    {
      title: t('shortcut.list'),
      shortcuts: [
        { keys: ['/'], label: t('shortcut.search') },
        { keys: ['ArrowUp', 'ArrowDown'], label: t('shortcut.rows') },
        { keys: ['Home', 'End'], label: t('shortcut.ends') },
        { keys: ['Enter'], label: t('shortcut.open') },
        { keys: ['Space'], label: t('shortcut.select') },
      ],
    },
    { title: t('shortcut.form'), shortcuts: [{ keys: ['mod+s'], label: t('shortcut.save') }] },
  ];
  return ShortcutSheet && <ShortcutSheet open onClose={closePanel} groups={groups} />;
}
