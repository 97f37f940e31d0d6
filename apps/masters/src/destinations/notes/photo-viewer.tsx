import { useTranslation } from '@haisha/i18n';
import { Button, Flex, Icon, Text } from '@haisha/ui';
import { Dialog } from '@haisha/ui/dialog';
import { useShortcut } from '@haisha/ui/keys';
import type { StoredFile } from '@haisha/validation/file';
import { fileAddress } from '../../vehicles/history/files/entry-files-api.ts';

export type PhotoViewerProps = {
  photos: readonly StoredFile[];
  title: string;
  shown: number;
  onShow: (index: number) => void;
  onClose: () => void;
};

/** A photo as large as the window allows; arrow keys go to the next and back, Escape closes. */
export function PhotoViewer({ photos, title, shown, onShow, onClose }: PhotoViewerProps) {
  const { t } = useTranslation('destinationNote');
  const photo = photos[shown];
  // Wherever the focus is: it comes a moment after the photo, and a click on the photo takes it from the buttons.
  useShortcut('arrowright', () => go(1));
  useShortcut('arrowleft', () => go(-1));
  if (!photo) return null;

  function go(step: 1 | -1): void {
    onShow((shown + step + photos.length) % photos.length);
  }

  return (
    <Dialog open onClose={onClose} title={title} size="xl">
      <Flex justify="center" bg="bg.muted" rounded="md">
        <img
          src={fileAddress(photo.id)}
          alt={photo.name}
          style={{ maxWidth: '100%', maxHeight: '68vh', objectFit: 'contain' }}
        />
      </Flex>
      <Flex mt="3" gap="3" align="center" justify="center" wrap="wrap">
        {photos.length > 1 && (
          <Button variant="outline" onClick={() => go(-1)}>
            <Icon name="chevronLeft" />
            {t('photo.previous')}
          </Button>
        )}
        <Text role="status" fontVariantNumeric="tabular-nums">
          {t('photo.position', { number: shown + 1, count: photos.length })}
        </Text>
        {photos.length > 1 && (
          <Button variant="outline" onClick={() => go(1)}>
            {t('photo.next')}
            <Icon name="chevronRight" />
          </Button>
        )}
      </Flex>
      <Text mt="2" textStyle="sm" color="fg.muted" textAlign="center" overflowWrap="anywhere">
        {photo.name}
      </Text>
    </Dialog>
  );
}
