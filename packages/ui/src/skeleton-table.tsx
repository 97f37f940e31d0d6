import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useTranslation } from '@haisha/i18n';

export type SkeletonTableProps = { rows?: number };

const widths = ['6rem', '10rem', '7rem', '6rem'];

/** A placeholder for a table that is loading: lines where its rows will stand. */
export function SkeletonTable({ rows = 12 }: SkeletonTableProps) {
  const { t } = useTranslation('ui');
  return (
    <Box role="status" aria-busy="true" flex="1" overflow="hidden">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      {Array.from({ length: rows }, (_, row) => (
        <Flex key={row} h={row === 0 ? '8' : '9'} align="center" gap="8" ps="6" borderBottomWidth="1px">
          {row > 0 && widths.map((width, cell) => <Skeleton key={cell} h="2.5" w={width} rounded="full" />)}
        </Flex>
      ))}
    </Box>
  );
}
