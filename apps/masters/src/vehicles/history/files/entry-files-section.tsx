import { useTranslation } from '@haisha/i18n';
import { useCan } from '@haisha/platform';
import { Alert, Box, Button, Flex, Heading, Icon, IconButton, Spinner, Stack, Text } from '@haisha/ui';
import { useId } from 'react';
import type { EntryPlace } from '../../../api/entry-files-api.ts';
import { EntryFiles } from './entry-files.tsx';
import { FileDrop } from './file-drop.tsx';
import { useEntryFiles } from './use-entry-files.ts';

/** Photos and documents in the form of an entry: they are added and taken away at once, without saving the form. */
export function EntryFilesSection({ place, locked }: { place: EntryPlace; locked: boolean }) {
  const { t } = useTranslation('vehicleHistory');
  const id = useId();
  const mayChange = useCan()('vehicleHistory.update') && !locked;
  const { sending, refused, removed, add, remove, restore, forget } = useEntryFiles(place);
  return (
    <Box as="section" aria-labelledby={id}>
      <Heading as="h3" id={id} size="sm" mb="2">
        {t('files.title')}
      </Heading>
      <Stack gap="3">
        <EntryFiles place={place} onRemove={mayChange ? (file) => void remove(file) : undefined} />
        <Box role="status">
          {/* Here and not in a notice: over a dialog that could not be reached. */}
          {removed.map((file) => (
            <Flex key={file.id} gap="3" align="center" wrap="wrap">
              <Text overflowWrap="anywhere">{t('files.removed', { name: file.name })}</Text>
              <Button variant="outline" onClick={() => void restore(file)}>
                <Icon name="undo" />
                {t('files.undo')}
              </Button>
            </Flex>
          ))}
          {sending[0] !== undefined && (
            <Flex gap="2" align="center">
              <Spinner size="sm" />
              <Text overflowWrap="anywhere">{t('files.sending', { name: sending[0] })}</Text>
            </Flex>
          )}
        </Box>
        {refused.length > 0 && (
          <Alert.Root status="error" role="alert">
            <Alert.Indicator>
              <Icon name="warning" />
            </Alert.Indicator>
            <Alert.Content>
              {refused.map(({ name, reason }) => (
                <Text key={name} overflowWrap="anywhere">
                  {reason}
                </Text>
              ))}
            </Alert.Content>
            <IconButton variant="ghost" colorPalette="gray" size="sm" aria-label={t('files.dismiss')} onClick={forget}>
              <Icon name="close" />
            </IconButton>
          </Alert.Root>
        )}
        {mayChange && sending.length === 0 && <FileDrop onFiles={(files) => void add(files)} />}
      </Stack>
    </Box>
  );
}
