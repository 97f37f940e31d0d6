import { barePath, useTranslation } from '@haisha/i18n';
import { Box, Flex, Icon, IconButton } from '@haisha/ui';
import type { Session } from '@haisha/validation/session';
import { useLocation } from 'react-router-dom';
import { findAreaRoute } from '../areas/find-area-route.ts';
import { usePointer } from '../areas/use-pointer.ts';
import type { Prefetch } from '../areas/use-prefetch.ts';
import { Product } from './product.tsx';
import { SearchButton } from './search-button.tsx';
import { SideNavigation } from './side-navigation.tsx';
import { useFolds } from './use-folds.ts';
import { UserMenuButton } from './user-menu-button.tsx';

type SidebarProps = { session: Session; onApproach: Prefetch };

/** The menu at the side of a wide window, with search and account; folded it shows icons alone. */
export function Sidebar({ session, onApproach }: SidebarProps) {
  const { t } = useTranslation('shell');
  const { chosen, choose } = useFolds();
  const { pointer } = usePointer();
  const { pathname } = useLocation();
  const isWidePage = pointer && findAreaRoute(pointer, barePath(pathname))?.route.wide;
  const part = isWidePage ? 'sidebar-wide' : 'sidebar';
  const isFolded = (chosen(part) ?? (isWidePage && 'folded')) === 'folded';
  const label = t(isFolded ? 'navigation.unfold' : 'navigation.fold');
  return (
    <Flex
      as="aside"
      direction="column"
      w={isFolded ? '3.25rem' : '13.5rem'}
      flexShrink="0"
      position="sticky"
      top="0"
      h="100dvh"
      bg="bg.subtle"
      borderEndWidth="1px"
      _print={{ display: 'none' }}
    >
      <Flex align="center" justify="space-between" h="bar" flexShrink="0" px={isFolded ? '2' : '3.5'}>
        {!isFolded && <Product />}
        <IconButton
          aria-label={label}
          title={label}
          size="sm"
          variant="ghost"
          colorPalette="gray"
          me={isFolded ? undefined : '-2'}
          onClick={() => choose({ [part]: isFolded ? 'open' : 'folded' })}
        >
          <Icon name="sidebar" />
        </IconButton>
      </Flex>
      <Box px="2" pb="2">
        <SearchButton isFolded={isFolded} />
      </Box>
      <Box flex="1" minH="0" overflowY="auto" px="2">
        <SideNavigation isFolded={isFolded} onApproach={onApproach} />
      </Box>
      <Box borderTopWidth="1px" p="2">
        <UserMenuButton session={session} isFolded={isFolded} />
      </Box>
    </Flex>
  );
}
