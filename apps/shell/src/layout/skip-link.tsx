import { useTranslation } from '@haisha/i18n';
import { Box } from '@haisha/ui';

export const mainId = 'main';

/** The first tab stop: skips the menu to the page itself. */
export function SkipLink() {
  const { t } = useTranslation('shell');
  return (
    <Box
      asChild
      position="fixed"
      top="2"
      insetStart="2"
      zIndex="skipNav"
      px="4"
      py="2"
      rounded="md"
      bg="primary.solid"
      color="primary.contrast"
      fontWeight="semibold"
      transform="translateY(-200%)"
      _focusVisible={{ transform: 'none' }}
    >
      <a href={`#${mainId}`}>{t('skipToContent')}</a>
    </Box>
  );
}
