import { useSession } from '@haisha/platform';
import { Box, breakpoints, Flex, useMediaQuery } from '@haisha/ui';
import { useCallback, useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { usePrefetch } from '../areas/use-prefetch.ts';
import { useOnDemand } from '../use-on-demand.ts';
import { CommandCentre } from './command-centre.tsx';
import { Header } from './header.tsx';
import { Product } from './product.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { SideNavigation } from './side-navigation.tsx';
import { mainId, SkipLink } from './skip-link.tsx';
import { StandingError } from './standing-error.tsx';

const loadDrawer = () =>
  import(/* webpackChunkName: "drawer" */ './navigation-drawer.tsx').then(({ NavigationDrawer }) => NavigationDrawer);
const headerHeight = '3.5rem';
const sideWidth = '15.5rem';

/** The frame of every page after the login: menu at the side or in a drawer, header, content. */
export function DefaultLayout() {
  const isLoggedIn = useSession() !== null;
  const wide = useMediaQuery(`(min-width: ${breakpoints.lg}px)`);
  const [drawerOpen, setDrawerOpen] = useState(false);
  const closeDrawer = useCallback(() => setDrawerOpen(false), []);
  const NavigationDrawer = useOnDemand(loadDrawer, drawerOpen, closeDrawer);
  const { pathname } = useLocation();
  const prefetch = usePrefetch();

  useEffect(closeDrawer, [pathname]);

  const withSide = wide && isLoggedIn;
  return (
    <Flex minH="100dvh" bg="bg.subtle">
      <SkipLink />
      {withSide && (
        <Box
          as="aside"
          w={sideWidth}
          flexShrink="0"
          position="sticky"
          top="0"
          h="100dvh"
          overflowY="auto"
          bg="bg.panel"
          borderEndWidth="1px"
          _print={{ display: 'none' }}
        >
          <Flex
            align="center"
            h={headerHeight}
            px="6"
            borderBottomWidth="1px"
            position="sticky"
            top="0"
            bg="bg.panel"
            zIndex="1"
          >
            <Product />
          </Flex>
          <SideNavigation onApproach={prefetch} />
        </Box>
      )}
      <Flex direction="column" flex="1" minW="0">
        <Header
          height={headerHeight}
          withProduct={!withSide}
          onOpenMenu={isLoggedIn && !wide ? () => setDrawerOpen(true) : undefined}
        />
        <ProgressBar />
        <Box as="main" id={mainId} tabIndex={-1} flex="1" minW="0" outline="none">
          <StandingError top={headerHeight} />
          <Outlet />
        </Box>
      </Flex>
      {drawerOpen && NavigationDrawer && <NavigationDrawer onClose={closeDrawer} onApproach={prefetch} />}
      {isLoggedIn && <CommandCentre />}
    </Flex>
  );
}
