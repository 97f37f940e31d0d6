import { useTranslation } from '@haisha/i18n';
import { useQuery } from '@haisha/platform';
import { ProblemState } from '@haisha/platform/problem-state';
import { FileTile, FileTiles } from '@haisha/records/files/file-tile';
import { Flex, Skeleton, Text } from '@haisha/ui';
import type { StoredFile } from '@haisha/validation/file';
import { type EntryPlace, entryFiles, fileAddress } from './entry-files-api.ts';

export type EntryFilesProps = {
  place: EntryPlace;
  /** Without it nothing can be taken away. */
  onRemove?: ((file: StoredFile) => void) | undefined;
};

/** The photos and documents of an entry, to look at. */
export function EntryFiles({ place, onRemove }: EntryFilesProps) {
  const { t } = useTranslation('file');
  const { data, error, refetch } = useQuery(entryFiles(place));
  if (error && !data) {
    return <ProblemState error={error} title={t('failed')} onRetry={refetch} />;
  }
  if (!data) {
    return (
      <Flex gap="3" role="status" aria-busy="true">
        <Skeleton boxSize="32" />
        <Skeleton boxSize="32" />
      </Flex>
    );
  }
  if (data.length === 0) return <Text color="fg.muted">{t('nothing')}</Text>;
  return (
    <FileTiles aria-label={t('title')}>
      {data.map((file) => (
        <FileTile
          key={file.id}
          name={file.name}
          picture={file.mediaType.startsWith('image/') ? fileAddress(file.id) : null}
          address={fileAddress(file.id)}
          onRemove={onRemove && (() => onRemove(file))}
        />
      ))}
    </FileTiles>
  );
}
