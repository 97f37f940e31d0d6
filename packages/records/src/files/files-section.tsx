import { useTranslation } from '@haisha/i18n';
import { useProblemText, useUnsavedGuard } from '@haisha/platform';
import { Box, Button, ErrorState, Flex, Heading, Icon, Spinner, Stack, Text } from '@haisha/ui';
import type { StoredFile } from '@haisha/validation/file';
import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';
import { FileDrop } from './file-drop.tsx';
import { RefusedFiles } from './refused-files.tsx';
import { type FileCalls, useSentFiles } from './use-sent-files.ts';

export type FilesSectionProps = {
  calls: FileCalls;
  /** The files that are there; without `onRemove` none can be taken away. */
  shown: (onRemove: ((file: StoredFile) => void) | undefined) => ReactNode;
  mayChange: boolean;
  /** What was chosen before the record was saved; it is sent at once. */
  waiting?: readonly File[];
  onAllSent?: (() => void) | undefined;
  /** Told whether there are files that have not arrived. */
  onHolding: (isHolding: boolean) => void;
};

/** Photos and documents in the form of a record: they are added and taken away at once, without saving the form. */
export function FilesSection({ calls, shown, mayChange, waiting = [], onAllSent, onHolding }: FilesSectionProps) {
  const { t } = useTranslation('file');
  const problemText = useProblemText();
  const id = useId();
  const { sending, refused, removed, failure, add, remove, restore, forget } = useSentFiles(calls);
  const isHolding = sending.length > 0 || refused.some(({ why }) => 'error' in why);
  // By the time the files have arrived, the page may want something else of it.
  const allSent = useRef(onAllSent);
  allSent.current = onAllSent;
  useUnsavedGuard(isHolding);
  useEffect(() => onHolding(isHolding), [isHolding, onHolding]);

  async function send(files: readonly File[]): Promise<void> {
    if (await add(files)) allSent.current?.();
  }

  const sendWaiting = useEffectEvent(() => {
    if (waiting.length > 0) void send(waiting);
  });
  useEffect(() => sendWaiting(), []);

  return (
    <Box as="section" aria-labelledby={id}>
      <Heading as="h3" id={id} size="sm" mb="2">
        {t('title')}
      </Heading>
      <Stack gap="3">
        {shown(mayChange ? (file) => void remove(file) : undefined)}
        <Box role="status">
          {/* Here and not in a notice: over a dialog that could not be reached. */}
          {removed.map((file) => (
            <Flex key={file.id} gap="3" align="center" wrap="wrap">
              <Text overflowWrap="anywhere">{t('removed', { name: file.name })}</Text>
              <Button variant="outline" onClick={() => void restore(file)}>
                <Icon name="undo" />
                {t('undo')}
              </Button>
            </Flex>
          ))}
          {sending[0] !== undefined && (
            <Flex gap="2" align="center">
              <Spinner size="sm" />
              <Text overflowWrap="anywhere">{t('sending', { name: sending[0] })}</Text>
            </Flex>
          )}
        </Box>
        {failure !== null && <ErrorState title={problemText(failure)} />}
        <RefusedFiles refused={refused} onRetry={(files) => void send(files)} onDismiss={forget} />
        {mayChange && sending.length === 0 && <FileDrop hint={t('atOnce')} onFiles={(files) => void send(files)} />}
      </Stack>
    </Box>
  );
}
