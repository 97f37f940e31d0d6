import { useTranslation } from '@haisha/i18n';
import { Box, Button, Flex, Icon, Text } from '@haisha/ui';
import { type ChangeEvent, type DragEvent, useRef, useState } from 'react';
import { accepted, mostMegabytes } from './accepted-files.ts';

// Fingers have a camera at hand and drop nothing.
const onTouch = '@media (pointer: coarse)';

export type FileDropProps = {
  /** When what is chosen here is kept. */
  hint?: string;
  onFiles: (files: readonly File[]) => void;
};

/** Where files are dropped or chosen; on a phone also taken by its camera. */
export function FileDrop({ hint, onFiles }: FileDropProps) {
  const { t } = useTranslation('file');
  const most = mostMegabytes();
  const [isOver, setIsOver] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);

  function give(files: FileList | null): void {
    if (files && files.length > 0) onFiles([...files]);
  }

  function take(event: ChangeEvent<HTMLInputElement>): void {
    give(event.target.files);
    // The same file can be chosen again.
    event.target.value = '';
  }

  function drop(event: DragEvent): void {
    event.preventDefault();
    setIsOver(false);
    give(event.dataTransfer.files);
  }

  return (
    <Box
      borderWidth="2px"
      borderStyle="dashed"
      borderColor={isOver ? 'primary.solid' : 'border'}
      bg={isOver ? 'primary.subtle' : undefined}
      rounded="md"
      px="4"
      py="3"
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <Box textStyle="sm" color="fg.muted" mb="2">
        <Text css={{ [onTouch]: { display: 'none' } }}>{t('drop')}</Text>
        <Text>{t('kinds')}</Text>
        {most !== null && <Text>{t('limit', { max: most })}</Text>}
        {hint !== undefined && <Text>{hint}</Text>}
      </Box>
      <Flex gap="3" wrap="wrap">
        <Button variant="outline" onClick={() => chooser.current?.click()}>
          <Icon name="upload" />
          {t('add')}
        </Button>
        <Button
          variant="outline"
          css={{ display: 'none', [onTouch]: { display: 'inline-flex' } }}
          onClick={() => camera.current?.click()}
        >
          <Icon name="add" />
          {t('camera')}
        </Button>
      </Flex>
      <input ref={chooser} type="file" multiple accept={accepted} hidden aria-label={t('add')} onChange={take} />
      <input
        ref={camera}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        aria-label={t('camera')}
        onChange={take}
      />
    </Box>
  );
}
