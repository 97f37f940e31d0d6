import { useTranslation } from '@haisha/i18n';
import { useSession } from '@haisha/platform';
import { Box, Button, Flex, Icon, IconButton, Kbd, Text, VisuallyHidden } from '@haisha/ui';
import { displayKeys } from '@haisha/ui/keys';
import { memo } from 'react';
import { useLivePart } from '../live/use-live-part.ts';
import { LocaleSwitch } from '../locale/locale-switch.tsx';
import { openCommandPalette, paletteKeys } from './panel.ts';
import { Product } from './product.tsx';
import { UserMenuButton } from './user-menu-button.tsx';

type HeaderProps = { height: string; withProduct: boolean; onOpenMenu: (() => void) | undefined };

/** Search and user menu; in a narrow window also the button of the menu. */
export const Header = memo(function Header({ height, withProduct, onOpenMenu }: HeaderProps) {
  const { t } = useTranslation('shell');
  const session = useSession();
  const live = useLivePart();
  return (
    <Flex
      as="header"
      position="sticky"
      top="0"
      zIndex="docked"
      h={height}
      align="center"
      gap="2"
      px={{ base: '2', md: '6' }}
      bg="bg.panel"
      borderBottomWidth="1px"
      _print={{ display: 'none' }}
    >
      {onOpenMenu && (
        <IconButton aria-label={t('navigation.open')} variant="ghost" colorPalette="gray" onClick={onOpenMenu}>
          <Icon name="menu" />
        </IconButton>
      )}
      {withProduct && <Product />}
      <Box flex="1" />
      {session ? (
        <>
          <Button
            variant="outline"
            colorPalette="gray"
            fontWeight="normal"
            aria-keyshortcuts="Control+K Meta+K"
            px={{ base: '0', md: '3' }}
            onClick={openCommandPalette}
          >
            <Icon name="search" />
            <Text as="span" hideBelow="md">
              {t('header.search')}
            </Text>
            <Kbd hideBelow="md">{displayKeys(paletteKeys)}</Kbd>
            <VisuallyHidden hideFrom="md">{t('header.search')}</VisuallyHidden>
          </Button>
          {/* Reserves the room of the bell, so that nothing jumps when it appears. */}
          <Box minW="10">{live && <live.Corner service={live.service} />}</Box>
          <UserMenuButton session={session} />
        </>
      ) : (
        <LocaleSwitch />
      )}
    </Flex>
  );
});
