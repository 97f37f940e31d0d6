import { locales, useLocale, useTranslation } from '@haisha/i18n';
import { useNavigate } from '@haisha/platform';
import { Box, Text } from '@haisha/ui';
import { Menu, MenuItem, MenuRadioGroup, MenuSeparator } from '@haisha/ui/menu';
import type { Session } from '@haisha/validation/session';
import type { ReactElement } from 'react';
import { localeNames } from '../locale/locale-switch.tsx';
import { useSwitchLocale } from '../locale/use-switch-locale.ts';
import { useLogOut } from '../session/use-log-out.ts';
import { useRoleNames } from '../session/use-role-names.ts';
import { openShortcutSheet } from './panel.ts';
import { themes } from './theme-switch.tsx';
import { useTheme } from './use-theme.ts';

export type UserMenuProps = { session: Session; trigger: ReactElement };

/** The user's menu: name, language, theme, keys, logout. It opens as soon as it is mounted. */
export function UserMenu({ session, trigger }: UserMenuProps) {
  const { t } = useTranslation('shell');
  const { mode, choose } = useTheme();
  const locale = useLocale();
  const switchLocale = useSwitchLocale();
  const navigate = useNavigate();
  const logOut = useLogOut();
  return (
    <Menu trigger={trigger} defaultOpen>
      <UserName session={session} />
      <MenuSeparator />
      <MenuRadioGroup
        label={t('user.language')}
        value={locale}
        onChange={switchLocale}
        choices={locales.map((value) => ({ value, text: localeNames[value], lang: value }))}
      />
      <MenuSeparator />
      <MenuRadioGroup
        label={t('user.theme')}
        value={mode}
        onChange={choose}
        choices={themes.map(({ mode: value, icon, text }) => ({ value, icon, text: t(text) }))}
      />
      <MenuSeparator />
      <MenuItem id="account" icon="settings" onSelect={() => navigate('/account')}>
        {t('title.account')}
      </MenuItem>
      <MenuItem id="jobs" icon="list" onSelect={() => navigate('/jobs')}>
        {t('title.jobs')}
      </MenuItem>
      <MenuItem id="shortcuts" icon="keyboard" onSelect={openShortcutSheet}>
        {t('user.shortcuts')}
      </MenuItem>
      <MenuSeparator />
      <MenuItem id="log-out" icon="logOut" onSelect={() => void logOut('here')}>
        {t('user.logOut')}
      </MenuItem>
      <MenuItem id="log-out-everywhere" icon="lock" onSelect={() => void logOut('everywhere')}>
        {t('user.logOutEverywhere')}
      </MenuItem>
    </Menu>
  );
}

function UserName({ session: { user } }: { session: Session }) {
  const roleNames = useRoleNames(user.roles);
  return (
    <Box px="2" py="1.5" maxW="20rem">
      <Text fontWeight="bold" overflowWrap="anywhere">
        {user.name}
      </Text>
      <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
        {user.loginId}
      </Text>
      <Text fontSize="sm" color="fg.muted">
        {roleNames}
      </Text>
    </Box>
  );
}
