import { useTranslation } from '@haisha/i18n';
import { Link, useCan } from '@haisha/platform';
import { Box, Button, Flex, Icon, IconButton, Kbd, Text } from '@haisha/ui';
import { displayKeys } from '@haisha/ui/keys';
import type { EntityFields } from '@haisha/validation/entity';
import type { MouseEvent } from 'react';
import type { PanelProps } from './panel-props.ts';

export type PanelHeadProps<Row> = Omit<PanelProps<Row>, 'id' | 'known' | 'width' | 'undoable'> & {
  row: EntityFields | undefined;
  name: string;
  /** There is no such row. */
  isMissing: boolean;
  /** A page of the row besides its form. */
  pageAt: string | null;
};

/** Over the panel: on to other rows, the row's form, and the way out. */
export function PanelHead<Row>({
  row,
  name,
  isMissing,
  position,
  onPrevious,
  onNext,
  onEdit,
  editAt,
  pageAt,
  onClose,
}: PanelHeadProps<Row>) {
  const { t } = useTranslation('panel');
  const isWritable = useCan()(`${name}.update`) && row?.archivedAt === null;

  function edit(event: MouseEvent): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onEdit();
  }

  return (
    <Flex as="header" align="center" gap="0.5" minH="10" ps="3" pe="3" flexShrink="0" color="fg.subtle" textStyle="xs">
      <IconButton {...quiet} aria-label={t('previous')} disabled={!onPrevious} onClick={onPrevious}>
        <Icon name="chevronUp" size={14} />
      </IconButton>
      <IconButton {...quiet} aria-label={t('next')} disabled={!onNext} onClick={onNext}>
        <Icon name="chevronDown" size={14} />
      </IconButton>
      {position && (
        <Text ms="1" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
          {t('position', position)}
        </Text>
      )}
      <Box flex="1" />
      {!isMissing && (
        <Button
          asChild
          size="xs"
          variant="outline"
          colorPalette="gray"
          aria-keyshortcuts="e"
          css={{ '& svg': { boxSize: '3.5', color: 'fg.subtle' } }}
        >
          <Link to={editAt} onClick={edit}>
            <Icon name={isWritable ? 'edit' : 'document'} size={14} />
            {t(isWritable ? 'edit' : 'open')}
            <Kbd variant="plain" aria-hidden="true">
              E
            </Kbd>
          </Link>
        </Button>
      )}
      {pageAt !== null && (
        <IconButton {...quiet} asChild aria-label={t('open')}>
          <Link to={pageAt}>
            <Icon name="external" size={14} />
          </Link>
        </IconButton>
      )}
      <IconButton
        {...quiet}
        aria-label={t('close')}
        title={displayKeys('escape')}
        aria-keyshortcuts="Escape"
        onClick={onClose}
      >
        <Icon name="close" size={16} />
      </IconButton>
    </Flex>
  );
}

const quiet = { size: 'xs', variant: 'ghost', colorPalette: 'gray' } as const;
