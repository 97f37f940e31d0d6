import { useTranslation } from '@haisha/i18n';
import { lazyPart } from '@haisha/platform/lazy-part';
import type { FilesPlace } from '@haisha/records/files/record-files';
import { Box, Button, Icon, Skeleton } from '@haisha/ui';
import { Suspense, useId, useState } from 'react';

const ShownFiles = lazyPart(async () => ({ default: (await import('@haisha/records/files/shown-files')).ShownFiles }));

/** In the list: how many photos and documents an entry has, and themselves when they are asked for. */
export function EntryFilesShown({ place, count }: { place: FilesPlace; count: number }) {
  const { t } = useTranslation('file');
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Box _print={{ display: 'none' }}>
      <Button
        variant="plain"
        size="sm"
        px="0"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon name="document" />
        {t('count', { count })}
        <Icon name={isOpen ? 'chevronUp' : 'chevronDown'} size="1em" />
      </Button>
      {isOpen && (
        <Box id={id} mt="2">
          <Suspense fallback={<Skeleton boxSize="32" />}>
            <ShownFiles place={place} />
          </Suspense>
        </Box>
      )}
    </Box>
  );
}
