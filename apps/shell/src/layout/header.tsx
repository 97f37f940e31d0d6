import { useTranslation } from '@haisha/i18n';
import { useSession } from '@haisha/platform';
import { Box, Flex, Icon, IconButton } from '@haisha/ui';
import { memo } from 'react';
import { useLivePart } from '../live/use-live-part.ts';
import { LocaleSwitch } from '../locale/locale-switch.tsx';
import { openShortcutSheet } from './panel.ts';
import { Product } from './product.tsx';

/** The bar over each page: live state, notices and help, in a narrow window the button of the menu. */
export const Header = memo(function Header({ onOpenMenu }: { onOpenMenu: (() => void) | undefined }) {
  const { t } = useTranslation('shell');
  const session = useSession();
  const live = useLivePart();
  return (
    <Flex
      as="header"
      position="sticky"
      top="0"
      zIndex="docked"
      h="bar"
      flexShrink="0"
      align="center"
      gap="1"
      ps={{ base: '2', md: '4' }}
      pe={{ base: '2', md: '4' }}
      bg="bg"
      borderBottomWidth="1px"
      _print={{ display: 'none' }}
    >
      {onOpenMenu && (
        <IconButton aria-label={t('navigation.open')} variant="ghost" colorPalette="gray" onClick={onOpenMenu}>
          <Icon name="menu" />
        </IconButton>
      )}
      {!session && <Product />}
      <Box flex="1" />
      {session ? (
        <>
          {/* Reserves the room of the bell, so that nothing jumps when it appears. */}
          <Box minW="8">{live && <live.Corner service={live.service} />}</Box>
          <IconButton
            aria-label={t('user.shortcuts')}
            title={t('user.shortcuts')}
            variant="ghost"
            colorPalette="gray"
            hideBelow="lg"
            onClick={openShortcutSheet}
          >
            <Icon name="help" />
          </IconButton>
        </>
      ) : (
        <LocaleSwitch />
      )}
    </Flex>
  );
});
