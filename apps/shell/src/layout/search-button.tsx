import { useTranslation } from '@haisha/i18n';
import { Box, Button, Icon, Kbd } from '@haisha/ui';
import { displayKeys } from '@haisha/ui/keys';
import { openCommandPalette, paletteKeys } from './panel.ts';

/** Opens the search of records, pages and actions. */
export function SearchButton({ isFolded = false, onOpen }: { isFolded?: boolean; onOpen?: () => void }) {
  const { t } = useTranslation('shell');
  return (
    <Button
      variant="outline"
      w="full"
      px={isFolded ? '0' : '2'}
      color="fg.subtle"
      justifyContent={isFolded ? 'center' : 'flex-start'}
      aria-label={isFolded ? t('header.find') : undefined}
      aria-keyshortcuts="Control+K Meta+K"
      title={isFolded ? t('header.find') : undefined}
      onClick={() => {
        onOpen?.();
        openCommandPalette();
      }}
    >
      <Icon name="search" />
      {!isFolded && (
        <>
          {t('header.find')}
          <Box flex="1" />
          <Kbd variant="plain" hideBelow="lg" aria-hidden="true">
            {displayKeys(paletteKeys)}
          </Kbd>
        </>
      )}
    </Button>
  );
}
