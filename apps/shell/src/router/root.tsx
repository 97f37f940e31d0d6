import { barePath, localeOf, useTranslation, writeLocaleCookie } from '@haisha/i18n';
import {
  dropKeptNotices,
  Outlet,
  ScrollRestoration,
  Toaster,
  UnsavedInputGuard,
  useLocation,
  useQueryClient,
} from '@haisha/platform';
import { useColorMode } from '@haisha/ui/color-mode';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { ReleaseNotice } from '../areas/release-notice.tsx';
import { usePanelKeys } from '../layout/command-centre.tsx';
import { lastFocus } from '../layout/last-focus.ts';
import { PlainFrame } from '../layout/plain-frame.tsx';
import { mainId } from '../layout/skip-link.tsx';
import { LiveStart } from '../live/live-start.tsx';
import { SessionEnded } from '../session/session-ended.tsx';
import { useSessionWatch } from '../session/use-session-watch.ts';
import { useShell } from '../shell-context.ts';
import { LeaveQuestion } from '../unsaved/leave-question.tsx';
import { useDocumentTitle } from './use-document-title.ts';

/** The elements around every page, whatever its layout. */
export function Root() {
  const { t } = useTranslation('shell');
  const { resolved } = useColorMode();
  const isEnded = useEndedSession();
  useDocumentTitle();
  useLocaleMemory();
  useFocusOnNewPage();
  useSessionWatch();
  usePanelKeys();
  return (
    <>
      {isEnded ? <PlainFrame>{null}</PlainFrame> : <Outlet />}
      <ScrollRestoration />
      <UnsavedInputGuard />
      <LeaveQuestion />
      <SessionEnded />
      <ReleaseNotice />
      <LiveStart />
      <Toaster theme={resolved} label={t('notices')} />
    </>
  );
}

/** Returns whether somebody has ended the session: then nothing that it showed stays, on the page or behind it. */
function useEndedSession(): boolean {
  const { session } = useShell();
  const queries = useQueryClient();
  const isEnded = useSyncExternalStore(session.subscribe, session.wasEnded);
  useEffect(() => {
    if (!isEnded) return;
    queries.clear();
    dropKeptNotices();
  }, [isEnded, queries]);
  return isEnded;
}

/** Stores a language only once the page is shown in it. */
function useLocaleMemory(): void {
  const { settings, preferences } = useShell();
  const locale = localeOf(useLocation().pathname);
  const shown = useRef(locale);
  useEffect(() => {
    if (shown.current === locale) return;
    shown.current = locale;
    writeLocaleCookie(locale, settings.localeCookie);
    preferences.choose({ language: locale });
  }, [locale, settings, preferences]);
}

/** Moves the focus to a new page, unless that page set it itself; in another language it returns to where it was. */
function useFocusOnNewPage(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    const isSamePage = barePath(shown.current) === barePath(pathname);
    shown.current = pathname;
    const main = document.getElementById(mainId);
    if (main?.contains(document.activeElement)) return;
    // Whoever has opened a menu meanwhile keeps it: it closes when the focus leaves it.
    if (isSamePage && document.activeElement?.closest('[role=menu], [role=dialog], [role=alertdialog], dialog')) return;
    const place = (isSamePage && lastFocus.element?.isConnected && lastFocus.element) || main;
    place?.focus({ preventScroll: true });
  }, [pathname]);
}
