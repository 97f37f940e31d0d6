import { formatInstant, useTranslation } from '@haisha/i18n';
import { Link, useCan } from '@haisha/platform';
import { Box, chakra, StatusBadge, type StatusTone, Text } from '@haisha/ui';
import type { AuditRecord } from '@haisha/validation/audit';
import { ChangedFields } from '../changes/changed-fields.tsx';
import { auditPath } from './audit-path.ts';
import type { AuditWords } from './use-audit-text.ts';

export type AuditItemProps = { record: AuditRecord; words: AuditWords };

const tones: Record<string, StatusTone> = {
  create: 'success',
  restore: 'success',
  archive: 'danger',
  loginRefused: 'danger',
  export: 'warning',
};
const withoutBefore = ['create', 'addFile', 'export', 'login', 'loginRefused', 'passwordSet'];

/** One record: when, who, what, on which row; its fields fold away. */
export function AuditItem({ record, words }: AuditItemProps) {
  const { t } = useTranslation('audit');
  const can = useCan();
  const { entityText, actionText, labelOf, textOf } = words;
  const { at, by, action, entity, label, fields } = record;
  const path = auditPath(record, can);
  return (
    <Item>
      <Text as="time" {...{ dateTime: at }} fontVariantNumeric="tabular-nums">
        {formatInstant(at)}
      </Text>
      <Text fontWeight="semibold" overflowWrap="anywhere">
        {by?.name ?? t('entity:actor.system')}
      </Text>
      <Box>
        <StatusBadge tone={tones[action] ?? 'info'}>{actionText(action)}</StatusBadge>
      </Box>
      <Text minW="0" overflowWrap="anywhere">
        <Text as="span" color="fg.muted">
          {entityText(entity)}
        </Text>{' '}
        {path === null ? label : <Link to={path}>{label ?? entityText(entity)}</Link>}
      </Text>
      {fields.length > 0 && (
        <Details>
          <summary>{t('changes', { count: fields.length })}</summary>
          <ChangedFields
            fields={fields}
            labelOf={(field) => labelOf(entity, field)}
            textOf={textOf(entity)}
            isNew={withoutBefore.includes(action)}
          />
        </Details>
      )}
    </Item>
  );
}

const Item = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '9.5rem 9rem minmax(8rem, 14rem) minmax(0, 1fr)' },
    columnGap: '4',
    rowGap: '0.5',
    alignItems: 'center',
    px: { base: '4', md: '5' },
    py: '2',
    borderTopWidth: '1px',
    borderColor: 'border.muted',
    breakInside: 'avoid-page',
    _first: { borderTopWidth: '0' },
    '& a': { color: 'primary.fg', textDecoration: 'underline' },
  },
});
const Details = chakra('details', {
  base: {
    gridColumn: { base: '1', md: '1 / -1' },
    '& > summary': { cursor: 'pointer', minH: '8', display: 'list-item', alignContent: 'center', color: 'primary.fg' },
  },
});
