import { useTranslation } from '@haisha/i18n';
import { Box, Button, Kbd, Stack, Text } from '@haisha/ui';
import { Dialog } from '@haisha/ui/dialog';
import { displayKeys, useShortcut } from '@haisha/ui/keys';
import { useRef, useState } from 'react';
import { FindingList, type FindingListProps } from '../findings/finding-list.tsx';
import { ReasonField } from './reason-field.tsx';

export type ActDialogProps = {
  title: string;
  /** The act as a verb, where it is not the title. */
  giveLabel?: string;
  /** What the run is called. */
  about?: string | undefined;
  isDanger: boolean;
  findings: FindingListProps['findings'];
  onGive: (reason: string) => void;
  onClose: () => void;
};

/** Asks why a command is given, with what was found; the reason is kept with name and time. */
export function ActDialog({ title, giveLabel = title, about, isDanger, findings, onGive, onClose }: ActDialogProps) {
  const { t } = useTranslation('board');
  const [reason, setReason] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const given = reason.trim();
  useShortcut('mod+enter', () => onGive(given), { when: () => given !== '' });
  return (
    <Dialog
      open
      role="alertdialog"
      size="sm"
      title={title}
      initialFocusRef={field}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" colorPalette="gray" onClick={onClose}>
            {t('reason.back')}
          </Button>
          <Button
            colorPalette={isDanger ? 'red' : 'primary'}
            disabled={given === ''}
            aria-keyshortcuts="Control+Enter"
            onClick={() => onGive(given)}
          >
            {giveLabel}
            <Kbd aria-hidden="true" variant="plain" color="inherit">
              {displayKeys('mod+enter')}
            </Kbd>
          </Button>
        </>
      }
    >
      <Stack gap="3">
        {about !== undefined && <Text fontWeight="bold">{about}</Text>}
        {findings.length > 0 && (
          // The field stays in sight, however much was found.
          <Box maxH="min(40dvh, 20rem)" overflowY="auto" tabIndex={0} role="region" aria-label={t('reason.findings')}>
            <FindingList findings={findings} />
          </Box>
        )}
        <ReasonField field={field} value={reason} onChange={setReason} offersReady={findings.length > 0} />
      </Stack>
    </Dialog>
  );
}
