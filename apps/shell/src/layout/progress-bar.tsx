import { useTranslation } from '@haisha/i18n';
import { Box } from '@haisha/ui';
import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router-dom';

const patienceMs = 150;

/** A thin line under the header while the next page loads; short waits show nothing. */
export function ProgressBar() {
  const { t } = useTranslation('shell');
  const loading = useNavigation().state !== 'idle';
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!loading) return setShown(false);
    const timer = setTimeout(() => setShown(true), patienceMs);
    return () => clearTimeout(timer);
  }, [loading]);
  return (
    <Box position="relative" h="0" zIndex="1" role="status" aria-label={shown ? t('loading') : undefined}>
      {shown && <Box position="absolute" insetX="0" h="3px" bg="primary.solid" animation="pulse" />}
    </Box>
  );
}
