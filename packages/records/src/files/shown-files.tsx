import { useTranslation } from '@haisha/i18n';
import { useQuery } from '@haisha/platform';
import { ProblemState } from '@haisha/platform/problem-state';
import { Flex, Skeleton, Text } from '@haisha/ui';
import type { StoredFile } from '@haisha/validation/file';
import { fileAddress } from './file-address.ts';
import { FileTile, FileTiles } from './file-tile.tsx';
import { type FilesPlace, recordFiles } from './record-files.ts';

export type ShownFilesProps = {
  place: FilesPlace;
  /** Without it nothing can be taken away. */
  onRemove?: ((file: StoredFile) => void) | undefined;
  /** Which ones can be; all of them without it. */
  isRemovable?: (file: StoredFile) => boolean;
};

/** The photos and documents of a record, to look at. */
export function ShownFiles({ place, onRemove, isRemovable = () => true }: ShownFilesProps) {
  const { t } = useTranslation('file');
  const { data, error, refetch } = useQuery(recordFiles(place));
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
          onRemove={onRemove && isRemovable(file) ? () => onRemove(file) : undefined}
        />
      ))}
    </FileTiles>
  );
}
