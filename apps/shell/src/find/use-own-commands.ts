import { barePath, locales, useLocale, useTranslation } from '@haisha/i18n';
import { useLocation, useNavigate, useRegisteredCommands, useSession } from '@haisha/platform';
import type { PaletteCommand } from '@haisha/ui/palette-command';
import { useMemo } from 'react';
import { usePointer } from '../areas/use-pointer.ts';
import { openShortcutSheet, sheetKeys } from '../layout/panel.ts';
import { themes } from '../layout/theme-switch.tsx';
import { useNavigation } from '../layout/use-navigation.ts';
import { useTheme } from '../layout/use-theme.ts';
import { localeNames } from '../locale/locale-switch.tsx';
import { useSwitchLocale } from '../locale/use-switch-locale.ts';
import { useLogOut } from '../session/use-log-out.ts';
import { type Screen, screensOf } from './screens.ts';

type OwnCommands = Record<'menu' | 'further' | 'actions', readonly PaletteCommand[]>;

/** Returns what the search offers besides records: the menu, pages that do not stand in it, and actions. */
export function useOwnCommands(): OwnCommands {
  const { t } = useTranslation(['find', 'shell']);
  const locale = useLocale();
  const navigate = useNavigate();
  const session = useSession();
  const { pointer } = usePointer();
  const { groups } = useNavigation();
  const registered = useRegisteredCommands();
  const here = barePath(useLocation().pathname);
  const { choose } = useTheme();
  const switchLocale = useSwitchLocale();
  const logOut = useLogOut();
  const screens = useMemo(() => {
    const granted = new Set(Object.keys(session?.permissions ?? {}));
    return screensOf(pointer, groups, (permission) => granted.has(permission), locale);
  }, [pointer, groups, session, locale]);

  /** Everyday words for what a command does, as its icon says it. */
  function everydayWords({
    icon,
    label,
    keywords: [title = label] = [],
  }: Pick<PaletteCommand, 'icon' | 'label' | 'keywords'>) {
    const [name] = title.split(/[ :]/);
    return icon === 'add' || icon === 'download' || icon === 'upload' ? [t(`words.${icon}`, { name })] : [];
  }

  const pageOf = ({ path, label, icon, keywords }: Screen): PaletteCommand => ({
    id: `page:${path}`,
    label,
    icon,
    keywords: [...keywords, ...everydayWords({ icon, label, keywords })],
    run: () => navigate(path),
  });
  const own = [
    { path: '/account', label: t('shell:title.account'), icon: 'settings', keywords: [t('words.account'), 'account'] },
    { path: '/jobs', label: t('shell:title.jobs'), icon: 'list', keywords: [t('words.jobs'), 'jobs'] },
  ];
  const ownWords: Record<string, string> = {
    '/': t('words.home'),
    '/debug': t('words.debug'),
    '/test': t('words.test'),
  };
  const menu = screens.menu.map((screen) => ({
    ...screen,
    keywords: [...screen.keywords, ...(ownWords[screen.path] ? [ownWords[screen.path] ?? ''] : [])],
  }));
  return {
    menu: [...menu, ...own].map(pageOf),
    further: screens.further.map(pageOf),
    actions: [
      ...registered.map((command) => ({
        ...command,
        keywords: [...(command.keywords ?? []), ...everydayWords(command)],
      })),
      // A list offers its own way to enter something, which leads back to it as it was.
      ...screens.entering.filter(({ path }) => !/^[/?]add/.test(path.replace(here, ''))).map(pageOf),
      ...locales
        .filter((other) => other !== locale)
        .map((other) => ({
          id: `locale:${other}`,
          label: localeNames[other],
          icon: 'language',
          keywords: [t('shell:user.language'), t('words.language')],
          run: () => switchLocale(other),
        })),
      ...themes.map(({ mode, icon, text }) => ({
        id: `theme:${mode}`,
        label: `${t('shell:user.theme')}: ${t(`shell:${text}`)}`,
        icon,
        keywords: [t('words.theme')],
        run: () => choose(mode),
      })),
      {
        id: 'shortcuts',
        label: t('shell:user.shortcuts'),
        icon: 'keyboard',
        keywords: [t('words.shortcuts')],
        shortcut: sheetKeys,
        run: openShortcutSheet,
      },
      {
        id: 'log-out',
        label: t('shell:user.logOut'),
        icon: 'logOut',
        keywords: [t('words.logOut')],
        run: () => void logOut('here'),
      },
    ],
  };
}
