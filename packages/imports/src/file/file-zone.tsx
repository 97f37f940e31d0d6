import { formatNumber, useTranslation } from '@haisha/i18n';
import { Box, Button, Flex, Icon, Stack, Text } from '@haisha/ui';
import { mostImportBytes, mostImportRows } from '@haisha/validation/import-choices';
import { megabytes } from '@haisha/validation/megabytes';
import { type DragEvent, useRef, useState } from 'react';
import { acceptedFiles } from './import-file-failure.ts';

// Fingers drop nothing.
const onTouch = '@media (pointer: coarse)';

export type FileZoneProps = {
  entity: string;
  onFiles: (files: readonly File[]) => void;
  onPaste: () => void;
};

/** Where a file is dropped or chosen. */
export function FileZone({ entity, onFiles, onPaste }: FileZoneProps) {
  const { t, i18n } = useTranslation('import');
  const leftOut = `file.leftOut.${entity}`;
  const [isOver, setIsOver] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);

  function drop(event: DragEvent): void {
    event.preventDefault();
    setIsOver(false);
    onFiles([...event.dataTransfer.files]);
  }

  return (
    <Box
      as="section"
      aria-label={t('file.label')}
      borderWidth="1px"
      borderStyle="dashed"
      borderColor={isOver ? 'primary.solid' : 'border.control'}
      bg={isOver ? 'primary.subtle' : 'bg.panel'}
      rounded="lg"
      px={{ base: '4', md: '6' }}
      py={{ base: '4', md: '6' }}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <Stack gap="3" align="center" textAlign="center">
        <Box color="fg.subtle" css={{ [onTouch]: { display: 'none' } }}>
          <Icon name="upload" size={24} />
        </Box>
        <Text textStyle="md" css={{ [onTouch]: { display: 'none' } }}>
          {t('file.drop')}
        </Text>
        <Flex gap="3" wrap="wrap" justify="center">
          <Button onClick={() => chooser.current?.click()}>
            <Icon name="document" />
            {t('file.choose')}
          </Button>
          <Button variant="outline" colorPalette="gray" onClick={onPaste}>
            <Icon name="copy" />
            {t('paste.act')}
          </Button>
        </Flex>
        <Stack gap="1" textStyle="xs" color="fg.subtle" maxW="52rem" data-prose="">
          <Text>{t('file.limits', { bytes: megabytes(mostImportBytes), rows: formatNumber(mostImportRows) })}</Text>
          <Text>{t('file.hint')}</Text>
          {i18n.exists(`import:${leftOut}`) && <Text>{t(leftOut)}</Text>}
        </Stack>
      </Stack>
      <input
        ref={chooser}
        type="file"
        accept={acceptedFiles}
        hidden
        aria-label={t('file.choose')}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          // The same file can be chosen again.
          event.target.value = '';
        }}
      />
    </Box>
  );
}
