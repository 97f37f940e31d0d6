import { formatNumber, useTranslation } from '@haisha/i18n';
import { useMutation, useProblemText, useQueryClient } from '@haisha/platform';
import { Button, Flex, Icon, NativeSelect, Stack, Text } from '@haisha/ui';
import { ConfirmDialog } from '@haisha/ui/confirm-dialog';
import type { Import } from '@haisha/validation/import';
import { type ImportMode, importModes } from '@haisha/validation/import-choices';
import { useId, useState } from 'react';
import { applyImport, importDetail } from '../imports-api.ts';

export type ApplyBarProps = {
  given: Import;
  /** Corrections that the server does not have yet. */
  unsavedCount: number;
};

/** At the foot of the rows: all or what is right, and the way to write it. */
export function ApplyBar({ given, unsavedCount }: ApplyBarProps) {
  const { t } = useTranslation('import');
  const queries = useQueryClient();
  const problemText = useProblemText();
  const id = useId();
  const [mode, setMode] = useState<ImportMode>(given.mode);
  const [isAsking, setIsAsking] = useState(false);
  const applying = useMutation({
    mutationFn: () => applyImport(given.id, mode),
    onSuccess: (now) => queries.setQueryData(importDetail(given.id).queryKey, now),
    onError: () => queries.invalidateQueries({ queryKey: ['/imports', 'detail', given.id] }),
  });
  const { counts, undecidedCount } = given;
  const planned = given.planned ?? { created: counts.new, updated: counts.update + counts.duplicate };
  const isUnsaved = unsavedCount > 0;
  const isHeldUp = isUnsaved || (mode === 'allOrNothing' && undecidedCount > 0);
  const toWrite = planned.created + planned.updated;
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);

  function reason(): string {
    if (isUnsaved) return t('apply.unsaved', { count: unsavedCount });
    if (isHeldUp) return t('apply.heldUp', { count: undecidedCount });
    if (toWrite === 0) return t('apply.nothing');
    return undecidedCount > 0 ? t('apply.leavesOut', { count: undecidedCount }) : t('apply.ready');
  }

  return (
    <Flex
      position="sticky"
      bottom="0"
      zIndex="4"
      flexShrink="0"
      wrap="wrap"
      align="center"
      columnGap={{ base: '2', md: '4' }}
      rowGap="1.5"
      minH="14"
      px={{ base: '4', md: '6' }}
      pt="2"
      pb="calc({spacing.2} + env(safe-area-inset-bottom))"
      bg="bg.panel"
      borderTopWidth="1px"
    >
      <NativeSelect.Root flex={{ base: '1', md: 'none' }} w="auto" minW="0" maxW={{ md: '24rem' }}>
        <NativeSelect.Field
          aria-label={t('apply.mode')}
          textOverflow="ellipsis"
          value={mode}
          onChange={(event) => setMode(event.target.value as ImportMode)}
        >
          {importModes.map((value) => (
            <option key={value} value={value}>
              {t(`mode.${value}`)}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
      {/* On narrow screens above the choice and the button, which share a line. */}
      <Text
        id={id}
        order={{ base: '-1', md: '0' }}
        flex={{ base: '1 0 100%', md: '1' }}
        minW={{ md: '14rem' }}
        textStyle="xs"
        color={isHeldUp ? 'fg.warning' : 'fg.muted'}
        aria-live="polite"
      >
        {reason()}
        {isHeldUp && !isUnsaved && (
          <Text as="span" display={{ base: 'none', md: 'block' }}>
            {t('apply.heldUpHint')}
          </Text>
        )}
      </Text>
      <Button disabled={isHeldUp || toWrite === 0} aria-describedby={id} onClick={() => setIsAsking(true)}>
        <Icon name="check" />
        {t('apply.act')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          open
          title={t('apply.title')}
          confirmLabel={t('apply.confirm')}
          busy={applying.isPending}
          error={applying.error && problemText(applying.error)}
          onConfirm={() => applying.mutate()}
          onClose={() => setIsAsking(false)}
        >
          <Stack gap="2">
            <Text>
              {t('apply.text', {
                created: formatNumber(planned.created),
                updated: formatNumber(planned.updated),
                left: formatNumber(total - toWrite),
                count: total,
              })}
            </Text>
            {counts.unchanged > 0 && <Text>{t('apply.unchanged', { count: counts.unchanged })}</Text>}
            {undecidedCount > 0 && <Text>{t('apply.leavesOut', { count: undecidedCount })}</Text>}
            <Text color="fg.muted">{t('apply.undo')}</Text>
          </Stack>
        </ConfirmDialog>
      )}
    </Flex>
  );
}
