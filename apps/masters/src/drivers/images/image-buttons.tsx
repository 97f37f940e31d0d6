import { useTranslation } from '@haisha/i18n';
import { Alert, Button, Flex, Icon, Text } from '@haisha/ui';
import { ConfirmDialog } from '@haisha/ui/confirm-dialog';
import { type ChangeEvent, type ReactNode, useRef, useState } from 'react';
import type { useImageAct } from './use-image-act.ts';

// Fingers have a camera at hand.
const onTouch = '@media (pointer: coarse)';

export type ImageButtonsProps = {
  act: ReturnType<typeof useImageAct>;
  isThere: boolean;
  /** The button that comes first: to look at it. */
  children?: ReactNode;
};

/** Chooses an image or takes one with the phone, in the place of the one before; takes it away after a question. */
export function ImageButtons({ act, isThere, children }: ImageButtonsProps) {
  const { t } = useTranslation('driver');
  const { isBusy, refused, subject, set, remove } = act;
  const chooser = useRef<HTMLInputElement>(null);
  const shutter = useRef<HTMLInputElement>(null);
  const again = refused?.again;
  const [isAsking, setIsAsking] = useState(false);
  const name = t(isThere ? 'image.replace' : 'image.add', { subject });

  function take({ target }: ChangeEvent<HTMLInputElement>): void {
    const [file] = target.files ?? [];
    // The same file can be chosen again.
    target.value = '';
    if (file) void set(file);
  }

  return (
    <>
      <Flex gap="2" wrap="wrap">
        {children}
        <Button
          variant="outline"
          size="sm"
          aria-label={name}
          loading={isBusy}
          loadingText={t('image.sending')}
          onClick={() => chooser.current?.click()}
        >
          <Icon name="upload" />
          {t(isThere ? 'image.replaceShort' : 'image.addShort')}
        </Button>
        <Button
          variant="outline"
          size="sm"
          disabled={isBusy}
          aria-label={t('image.camera', { subject })}
          css={{ display: 'none', [onTouch]: { display: 'inline-flex' } }}
          onClick={() => shutter.current?.click()}
        >
          <Icon name="add" />
          {t('image.cameraShort')}
        </Button>
        {isThere && (
          <Button
            variant="outline"
            colorPalette="red"
            size="sm"
            disabled={isBusy}
            aria-label={t('image.remove', { subject })}
            onClick={() => setIsAsking(true)}
          >
            <Icon name="delete" />
            {t('image.removeShort')}
          </Button>
        )}
      </Flex>
      <input ref={chooser} type="file" accept={images} hidden aria-label={name} onChange={take} />
      <input ref={shutter} type="file" accept="image/*" capture="environment" hidden onChange={take} />
      {refused && (
        <Alert.Root status="error" role="alert" mt="2">
          <Alert.Indicator>
            <Icon name="warning" />
          </Alert.Indicator>
          <Alert.Content gap="2" alignItems="flex-start">
            <Text>{refused.reason}</Text>
            {again && (
              <Button variant="outline" size="sm" onClick={() => void set(again)}>
                <Icon name="retry" />
                {t('image.retry')}
              </Button>
            )}
          </Alert.Content>
        </Alert.Root>
      )}
      <ConfirmDialog
        open={isAsking}
        title={t('image.ask', { subject })}
        tone="danger"
        confirmLabel={t('image.removeShort')}
        onConfirm={() => {
          setIsAsking(false);
          void remove();
        }}
        onClose={() => setIsAsking(false)}
      >
        {t('image.gone')}
      </ConfirmDialog>
    </>
  );
}

const images = 'image/jpeg,image/png,image/webp';
