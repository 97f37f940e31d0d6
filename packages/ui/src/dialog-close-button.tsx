import { Dialog as ChakraDialog } from '@chakra-ui/react/dialog';
import { useTranslation } from '@haisha/i18n';
import { Icon, IconButton } from '@haisha/ui';

/** In the corner of a dialog. */
export function DialogCloseButton() {
  const { t } = useTranslation('ui');
  return (
    <ChakraDialog.CloseTrigger asChild top="3" insetEnd="3">
      <IconButton aria-label={t('close')} variant="ghost" colorPalette="gray">
        <Icon name="close" />
      </IconButton>
    </ChakraDialog.CloseTrigger>
  );
}
