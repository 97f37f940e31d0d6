import { Skeleton } from '@chakra-ui/react/skeleton';
import { Stack } from '@chakra-ui/react/stack';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useTranslation } from '@haisha/i18n';

export type SkeletonTableProps = { rows?: number };

/** A placeholder for a table that is loading. */
export function SkeletonTable({ rows = 8 }: SkeletonTableProps) {
  const { t } = useTranslation('ui');
  return (
    <Stack role="status" aria-busy="true" gap="2" p="2">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} h={row === 0 ? '10' : '8'} />
      ))}
    </Stack>
  );
}
