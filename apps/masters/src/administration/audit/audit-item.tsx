import { formatInstant, useTranslation } from '@haisha/i18n';
import { Link, useCan } from '@haisha/platform';
import { ChangedFields } from '@haisha/records/history/changed-fields';
import { Box, Button, chakra, Icon, StatusBadge, type StatusTone, Text } from '@haisha/ui';
import type { AuditRecord } from '@haisha/validation/audit';
import { useId, useState } from 'react';
import type { AuditReading } from '../../audit-reading.ts';
import type { AuditWords } from './use-audit-text.ts';

export type AuditItemProps = { record: AuditRecord; words: AuditWords; reading: AuditReading | undefined };

const tones: Record<string, StatusTone> = {
  archive: 'neutral',
  export: 'neutral',
  loginRefused: 'warning',
};
const withoutBefore = ['create', 'addFile', 'restoreFile', 'view', 'export', 'login', 'loginRefused', 'passwordSet'];

/** One record: when, who, what, on which row; its fields fold away. */
export function AuditItem({ record, words, reading }: AuditItemProps) {
  const { t } = useTranslation('audit');
  const can = useCan();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { entityText, actionText, recordText, labelOf, textOf } = words;
  const { at, by, action, entity, fields } = record;
  const page = reading?.page;
  const path = page && can(page.permission) ? page.pathOf(record) : null;
  return (
    <Item>
      <Text
        as="time"
        {...{ dateTime: at }}
        color="fg.muted"
        textStyle={{ base: 'xs', md: 'sm' }}
        fontVariantNumeric="tabular-nums"
      >
        {formatInstant(at, { seconds: true })}
      </Text>
      <Text overflowWrap="anywhere">
        {by?.name ?? t(action === 'loginRefused' ? 'beforeLogin' : 'entity:actor.system')}
      </Text>
      <Box>
        <StatusBadge tone={tones[action] ?? 'quiet'}>{actionText(entity, action)}</StatusBadge>
      </Box>
      <Text minW="0" overflowWrap="anywhere">
        <Text as="span" color="fg.muted">
          {entityText(entity)}
        </Text>{' '}
        {path === null ? recordText(record) : <Link to={path}>{recordText(record) || entityText(entity)}</Link>}
      </Text>
      {fields.length > 0 && (
        <Button
          variant="ghost"
          size="xs"
          colorPalette="gray"
          justifySelf="end"
          me="-2"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? t('close') : t('changes', { count: fields.length })}
          <Icon name={isOpen ? 'chevronUp' : 'chevronDown'} />
        </Button>
      )}
      <Box id={id} gridColumn="1 / -1" hidden={!isOpen}>
        {isOpen && (
          <ChangedFields
            fields={fields}
            labelOf={(field) => labelOf(entity, field)}
            textOf={textOf(entity)}
            isNew={withoutBefore.includes(action)}
          />
        )}
      </Box>
    </Item>
  );
}

const Item = chakra('li', {
  base: {
    display: 'grid',
    // On narrow screens: who and what, on which row, when.
    gridTemplateColumns: { base: 'minmax(0, 1fr) auto', md: '10rem 8rem 9rem minmax(0, 1fr) 11rem' },
    columnGap: '4',
    rowGap: '0.5',
    minH: '9',
    alignItems: 'center',
    px: { base: '4', md: '6' },
    py: { base: '2.5', md: '1' },
    '& > :nth-child(1)': { order: { base: '3', md: '0' } },
    '& > :nth-child(4)': { order: { base: '2', md: '0' }, gridColumn: { base: '1 / -1', md: 'auto' } },
    '& > button': { order: { base: '4', md: '0' }, my: '-1' },
    '& > :last-child': { order: { base: '5', md: '0' } },
    borderBottomWidth: '1px',
    breakInside: 'avoid-page',
    '& a': { color: 'primary.fg', textUnderlineOffset: '3px', _hover: { textDecoration: 'underline' } },
  },
});
