import { useTranslation } from '@haisha/i18n';
import { Box, Button, Text, VisuallyHidden } from '@haisha/ui';
import type { Session } from '@haisha/validation/session';
import { useCallback, useState } from 'react';
import { useRoleNames } from '../session/use-role-names.ts';
import { useOnDemand } from '../use-on-demand.ts';

const loadUserMenu = () =>
  import(/* webpackChunkName: "user-menu" */ './user-menu.tsx').then(({ UserMenu }) => UserMenu);

type UserMenuButtonProps = { session: Session; isFolded?: boolean };

/** Shows who is logged in. Its first use fetches the menu. */
export function UserMenuButton({ session, isFolded = false }: UserMenuButtonProps) {
  const { t } = useTranslation('shell');
  const [isRequested, setIsRequested] = useState(false);
  const cancel = useCallback(() => setIsRequested(false), []);
  const UserMenu = useOnDemand(loadUserMenu, isRequested, cancel);
  const { name, roles } = session.user;
  const roleNames = useRoleNames(roles);
  const button = (
    <Button
      variant="ghost"
      colorPalette="gray"
      aria-haspopup="menu"
      title={isFolded ? name : undefined}
      w="full"
      h="auto"
      minH="control"
      px={isFolded ? '0' : '2'}
      py="1"
      justifyContent={isFolded ? 'center' : 'flex-start'}
      onClick={() => setIsRequested(true)}
    >
      <VisuallyHidden>{t('header.account', { name })}</VisuallyHidden>
      <Avatar name={name} />
      {!isFolded && (
        <Box minW="0" textAlign="start" lineHeight="short" aria-hidden="true">
          <Text truncate textStyle="xs" color="fg">
            {name}
          </Text>
          <Text truncate textStyle="2xs" color="fg.subtle" aria-hidden="true">
            {roleNames}
          </Text>
        </Box>
      )}
    </Button>
  );
  return UserMenu ? <UserMenu session={session} trigger={button} /> : button;
}

function Avatar({ name }: { name: string }) {
  return (
    <Box
      as="span"
      aria-hidden="true"
      display="grid"
      placeItems="center"
      boxSize="6"
      flexShrink="0"
      rounded="full"
      bg="primary.muted"
      color="primary.fg"
      textStyle="2xs"
    >
      {[...name][0]}
    </Box>
  );
}
