import { useSession } from '@haisha/platform';
import { Box, breakpoints, Flex, useMediaQuery } from '@haisha/ui';
import { type FocusEvent, useCallback, useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { usePrefetch } from '../areas/use-prefetch.ts';
import { useRememberPlaces } from '../find/use-remember-places.ts';
import { useOnDemand } from '../use-on-demand.ts';
import { CommandCentre } from './command-centre.tsx';
import { Header } from './header.tsx';
import { lastFocus } from './last-focus.ts';
import { ProgressBar } from './progress-bar.tsx';
import { Sidebar } from './sidebar.tsx';
import { mainId, SkipLink } from './skip-link.tsx';
import { StandingError } from './standing-error.tsx';

const loadDrawer = () =>
  import(/* webpackChunkName: "drawer" */ './navigation-drawer.tsx').then(({ NavigationDrawer }) => NavigationDrawer);

/** The frame of every page after the login: menu at the side or in a drawer, header, content. */
export function DefaultLayout() {
  const session = useSession();
  const wide = useMediaQuery(`(min-width: ${breakpoints.lg})`);
  const [drawerOpen, setDrawerOpen] = useState(false);
  const closeDrawer = useCallback(() => setDrawerOpen(false), []);
  const NavigationDrawer = useOnDemand(loadDrawer, drawerOpen, closeDrawer);
  const { pathname } = useLocation();
  const prefetch = usePrefetch();

  useEffect(closeDrawer, [pathname]);
  useRememberPlaces();

  const withSide = wide && session !== null;
  const openMenu = session && !wide ? () => setDrawerOpen(true) : undefined;
  return (
    <Flex minH="100dvh" bg="bg">
      <SkipLink />
      {withSide && <Sidebar session={session} onApproach={prefetch} />}
      {/* The header of each page stands in the bar of the shell, between its controls. */}
      <Flex
        direction="column"
        flex="1"
        minW="0"
        css={{
          '--bar': 'sizes.bar',
          '--bar-start': openMenu ? '3.25rem' : '0px',
          '--bar-inset': openMenu ? '0px' : '1.5rem',
          ...barEnd,
        }}
      >
        <Header onOpenMenu={openMenu} />
        <ProgressBar />
        <Box
          as="main"
          id={mainId}
          tabIndex={-1}
          flex="1"
          minW="0"
          outline="none"
          // Also of dialogs, which React has below the page.
          onFocus={({ target }: FocusEvent<HTMLElement>) => {
            lastFocus.element = target;
          }}
        >
          <StandingError top="{sizes.bar}" />
          <Outlet />
        </Box>
      </Flex>
      {session && drawerOpen && NavigationDrawer && (
        <NavigationDrawer session={session} onClose={closeDrawer} onApproach={prefetch} />
      )}
      {session && <CommandCentre />}
    </Flex>
  );
}

// The room of the controls at the end of the bar; the state of the connection needs some only where it says a word.
const barEnd = {
  '--bar-end': { base: '3.75rem', md: '12rem' },
  '&:has([data-not-live])': { '--bar-end': { base: '9.5rem', md: '12rem' } },
};
