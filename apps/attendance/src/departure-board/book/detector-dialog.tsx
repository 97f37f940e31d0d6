import { formatNumber, useTranslation } from '@haisha/i18n';
import { notify, useMutation, useProblemText } from '@haisha/platform';
import { Button, Flex, Icon, Text } from '@haisha/ui';
import { Dialog } from '@haisha/ui/dialog';
import { type ReadingState, readingStates } from '@haisha/validation/detector-reading';
import { useRef, useState } from 'react';
import { previewReadings, storeReadings } from './detector-api.ts';
import { DetectorTable } from './detector-table.tsx';

const acceptedFiles = '.csv,.tsv,.txt,.xlsx';

/** Takes the file of an alcohol detector: what becomes of each row is shown before anything is stored. */
export function DetectorDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('callBook');
  const problemText = useProblemText();
  const chooser = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const preview = useMutation(previewReadings());
  const storing = useMutation(storeReadings());
  const shown = preview.data;
  const counts = Map.groupBy(shown?.rows ?? [], ({ state }) => state);
  const countOf = (state: ReadingState) => counts.get(state)?.length ?? 0;
  const wanted = countOf('fits') + countOf('differs');
  const error = storing.error ?? preview.error;

  function choose(chosen: File | undefined): void {
    if (!chosen) return;
    setFile(chosen);
    storing.reset();
    preview.mutate(chosen);
  }

  async function store(): Promise<void> {
    if (!file || storing.isPending) return;
    const { stored } = await storing.mutateAsync(file);
    notify({ kind: 'success', text: t('detector.done', { count: stored ?? 0 }) });
    onClose();
  }

  return (
    <Dialog
      open
      size="xl"
      onClose={onClose}
      closable={!storing.isPending}
      title={t('detector.title')}
      footer={
        <>
          <Button variant="outline" colorPalette="gray" disabled={storing.isPending} onClick={onClose}>
            {t('record:form.cancel')}
          </Button>
          <Button
            disabled={wanted === 0 || preview.isPending}
            loading={storing.isPending}
            loadingText={t('detector.store', { count: wanted })}
            onClick={() => void store().catch(() => undefined)}
          >
            {t('detector.store', { count: wanted })}
          </Button>
        </>
      }
    >
      <Flex align="center" gap="3" wrap="wrap">
        <Button
          variant="outline"
          colorPalette="gray"
          loading={preview.isPending}
          loadingText={t('detector.choose')}
          onClick={() => chooser.current?.click()}
        >
          <Icon name="upload" />
          {t('detector.choose')}
        </Button>
        {file && <Text overflowWrap="anywhere">{file.name}</Text>}
        <input
          ref={chooser}
          type="file"
          accept={acceptedFiles}
          hidden
          aria-label={t('detector.choose')}
          onChange={({ target }) => {
            choose(target.files?.[0]);
            // The same file can be chosen again.
            target.value = '';
          }}
        />
      </Flex>
      {!shown && (
        <Text pt="3" color="fg.muted" data-prose="">
          {t('detector.hint')}
        </Text>
      )}
      {error && (
        <Text role="alert" pt="3" color="fg.error">
          {problemText(error)}
        </Text>
      )}
      {shown && shown.missing.length > 0 && (
        <Text role="alert" pt="3" color="fg.error">
          {t('detector.missing', {
            columns: shown.missing.map((column) => t(`detector.column.${column}`)).join(t('detector.separator')),
          })}
        </Text>
      )}
      {shown && shown.missing.length === 0 && (
        <>
          <Flex as="p" role="status" gap="4" wrap="wrap" pt="4" pb="1" fontVariantNumeric="tabular-nums">
            {readingStates
              .filter((state) => countOf(state) > 0)
              .map((state) => (
                <span key={state}>
                  {t(`detector.state.${state}`)} <b>{formatNumber(countOf(state))}</b>
                </span>
              ))}
            {shown.rows.length === 0 && t('detector.empty')}
          </Flex>
          <DetectorTable rows={shown.rows} />
        </>
      )}
    </Dialog>
  );
}
