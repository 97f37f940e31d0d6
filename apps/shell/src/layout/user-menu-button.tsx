import { useTranslation } from '@haisha/i18n';
import { Button, Icon, Text } from '@haisha/ui';
import type { Session } from '@haisha/validation/session';
import { lazy, Suspense, useState } from 'react';

const UserMenu = lazy(() => import('./user-menu.tsx'));

/** Who is logged in. The menu behind it is fetched when it is first wanted. */
export function UserMenuButton({ session }: { session: Session }) {
  const { t } = useTranslation('shell');
  const [wanted, setWanted] = useState(false);
  const { name } = session.user;
  const button = (
    <Button
      variant="ghost"
      colorPalette="gray"
      aria-label={t('header.account', { name })}
      aria-haspopup="menu"
      px="2"
      maxW={{ base: '9rem', md: '16rem' }}
      onClick={() => setWanted(true)}
    >
      <Icon name="user" />
      <Text as="span" truncate hideBelow="sm">
        {name}
      </Text>
      <Icon name="chevronDown" size="1em" />
    </Button>
  );
  if (!wanted) return button;
  return (
    <Suspense fallback={button}>
      <UserMenu session={session} />
    </Suspense>
  );
}
