import { barePath, useTranslation } from '@haisha/i18n';
import { dismissError, dropKeptNotices, useLocation, useStandingError } from '@haisha/platform';
import { Alert, Box, Icon, IconButton } from '@haisha/ui';
import { useEffect, useRef } from 'react';
import { useLivePart } from '../live/use-live-part.ts';

/**
 * Shows the error of the last action until somebody dismisses it or opens another page: its toast closes after a second.
 * Above it the live part tells that the server cannot be reached.
 */
export function StandingError({ top }: { top: string }) {
  const { t } = useTranslation('ui');
  const path = barePath(useLocation().pathname);
  const error = useStandingError();
  const live = useLivePart();
  useEffect(() => dismissError, [path]);
  const box = useRef<HTMLDivElement>(null);
  // The header of the page stands in the bar, above this: it has to know how far it is pushed down, also by a text that
  // takes another line in a window that has become narrow.
  useEffect(() => {
    const element = box.current;
    const page = element?.parentElement;
    if (!page) return;
    const watch = new ResizeObserver(() => page.style.setProperty('--standing', `${element.offsetHeight}px`));
    watch.observe(element);
    return () => {
      watch.disconnect();
      page.style.removeProperty('--standing');
    };
  }, [error, live]);
  if (!error && !live) return null;
  return (
    <Box ref={box} position="sticky" top={top} zIndex="docked" _print={{ display: 'none' }}>
      {live && <live.Strip service={live.service} />}
      {error && (
        <Alert.Root status="error" rounded="none" alignItems="center" px={{ base: '4', md: '6' }} py="2">
          <Alert.Indicator>
            <Icon name="warning" />
          </Alert.Indicator>
          <Alert.Content overflowWrap="anywhere">{error.text}</Alert.Content>
          <IconButton
            aria-label={t('close')}
            variant="ghost"
            colorPalette="gray"
            onClick={() => dropKeptNotices(error.id)}
          >
            <Icon name="close" />
          </IconButton>
        </Alert.Root>
      )}
    </Box>
  );
}
