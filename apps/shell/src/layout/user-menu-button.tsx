import { useTranslation } from '@haisha/i18n';
import { Button, Icon, Text } from '@haisha/ui';
import type { Session } from '@haisha/validation/session';
import { useCallback, useState } from 'react';
import { useOnDemand } from '../use-on-demand.ts';

const loadUserMenu = () =>
  import(/* webpackChunkName: "user-menu" */ './user-menu.tsx').then(({ UserMenu }) => UserMenu);

/** Shows who is logged in. Its first use fetches the menu. */
export function UserMenuButton({ session }: { session: Session }) {
  const { t } = useTranslation('shell');
  const [isRequested, setIsRequested] = useState(false);
  const cancel = useCallback(() => setIsRequested(false), []);
  const UserMenu = useOnDemand(loadUserMenu, isRequested, cancel);
  const { name } = session.user;
  const button = (
    <Button
      variant="ghost"
      colorPalette="gray"
      aria-label={t('header.account', { name })}
      aria-haspopup="menu"
      px="2"
      maxW={{ base: '9rem', md: '16rem' }}
      onClick={() => setIsRequested(true)}
    >
      <Icon name="user" />
      <Text as="span" truncate hideBelow="sm">
        {name}
      </Text>
      <Icon name="chevronDown" size="1em" />
    </Button>
  );
  return UserMenu ? <UserMenu session={session} trigger={button} /> : button;
}
