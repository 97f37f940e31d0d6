import { useTranslation } from '@haisha/i18n';
import { useUnsavedGuard } from '@haisha/platform';
import { Box, Heading, Stack, Text } from '@haisha/ui';
import { useEffect, useId, useState } from 'react';
import { checkFiles } from './check-files.ts';
import { FileDrop } from './file-drop.tsx';
import { FileTile, FileTiles } from './file-tile.tsx';
import { type RefusedFile, RefusedFiles } from './refused-files.tsx';

export type WaitingFilesSectionProps = { files: readonly File[]; onChange: (files: readonly File[]) => void };

/** Photos and documents of a record that is not saved yet: they are kept here and sent with it. */
export function WaitingFilesSection({ files, onChange }: WaitingFilesSectionProps) {
  const { t } = useTranslation('file');
  const id = useId();
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  useUnsavedGuard(files.length > 0);

  function add(chosen: readonly File[]): void {
    const { taken, refused: notTaken } = checkFiles(chosen);
    setRefused(notTaken);
    onChange([...files, ...taken]);
  }

  return (
    <Box as="section" aria-labelledby={id}>
      <Heading as="h3" id={id} size="sm" mb="2">
        {t('title')}
      </Heading>
      <Stack gap="3">
        {files.length > 0 && (
          <>
            <FileTiles aria-label={t('title')}>
              {files.map((file) => (
                <WaitingFile
                  key={keyOf(file)}
                  file={file}
                  onRemove={() => onChange(files.filter((one) => one !== file))}
                />
              ))}
            </FileTiles>
            <Text textStyle="sm" color="fg.muted">
              {t('waiting')}
            </Text>
          </>
        )}
        <RefusedFiles refused={refused} onRetry={() => undefined} onDismiss={() => setRefused([])} />
        <FileDrop onFiles={add} />
      </Stack>
    </Box>
  );
}

function WaitingFile({ file, onRemove }: { file: File; onRemove: () => void }) {
  const [picture, setPicture] = useState<string | null>(null);
  useEffect(() => {
    if (!file.type.startsWith('image/')) return;
    const address = URL.createObjectURL(file);
    setPicture(address);
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return <FileTile name={file.name} picture={picture} onRemove={onRemove} />;
}

const keys = new WeakMap<File, string>();

/** Two photos of one camera can have the same name. */
function keyOf(file: File): string {
  const key = keys.get(file) ?? crypto.randomUUID();
  keys.set(file, key);
  return key;
}
