import { useTranslation } from '@haisha/i18n';
import { chakra, Flex, Icon, IconButton, Separator, Stack } from '@haisha/ui';
import { useModalDialog } from '@haisha/ui/modal-dialog';
import type { Session } from '@haisha/validation/session';
import type { Prefetch } from '../areas/use-prefetch.ts';
import { Product } from './product.tsx';
import { SearchButton } from './search-button.tsx';
import { SideNavigation } from './side-navigation.tsx';
import { UserMenuButton } from './user-menu-button.tsx';

type NavigationDrawerProps = { session: Session; onClose: () => void; onApproach: Prefetch };

/** The menu in a narrow window. The browser's own modal dialog keeps the focus inside and returns it. */
export function NavigationDrawer({ session, onClose, onApproach }: NavigationDrawerProps) {
  const { t } = useTranslation('shell');
  const dialog = useModalDialog(onClose);
  return (
    <chakra.dialog
      {...dialog}
      aria-label={t('navigation.label')}
      position="fixed"
      inset="0"
      insetEnd="auto"
      m="0"
      w="min(20rem, 86vw)"
      h="100dvh"
      maxH="100dvh"
      overflowY="auto"
      bg="bg.subtle"
      color="fg"
      shadow="lg"
      css={{ '&::backdrop': { background: 'rgb(0 0 0 / 0.45)' } }}
    >
      <Flex align="center" justify="space-between" h="bar" ps="4" pe="2">
        <Product />
        <IconButton aria-label={t('navigation.close')} variant="ghost" colorPalette="gray" onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      </Flex>
      <Stack gap="2" px="2" pb="4">
        <SearchButton onOpen={onClose} />
        <SideNavigation onFollow={onClose} onApproach={onApproach} />
        <Separator />
        <UserMenuButton session={session} />
      </Stack>
    </chakra.dialog>
  );
}
