import { formatInstant, useTranslation } from '@haisha/i18n';
import { Box, chakra, Flex, StatusBadge, type StatusTone, Text } from '@haisha/ui';
import type { RecordChange } from '@haisha/validation/record-change';
import type { ReactNode } from 'react';
import { ChangedFields } from './changed-fields.tsx';

export type ChangeItemProps = {
  change: RecordChange;
  /** Name of a field, and its value, as people read them. */
  labelOf: (path: string) => string;
  textOf: (path: string, value: unknown) => ReactNode;
};

const tones: Record<string, StatusTone> = { archive: 'neutral' };

/** One write: who, when, and the fields it changed; those of a new record fold away. */
export function ChangeItem({ change, labelOf, textOf }: ChangeItemProps) {
  const { t, i18n } = useTranslation('history');
  const { action, at, by, fields } = change;
  const isKnown = i18n.exists(`history:act.${action}`);
  return (
    <Box
      as="li"
      bg="bg.panel"
      borderWidth="1px"
      rounded="lg"
      px={{ base: '4', md: '5' }}
      py="3"
      breakInside="avoid-page"
    >
      <Flex gap="3" wrap="wrap" align="center">
        <StatusBadge tone={tones[action] ?? 'quiet'}>{t(isKnown ? `act.${action}` : 'act.other')}</StatusBadge>
        <Text as="time" {...{ dateTime: at }} fontVariantNumeric="tabular-nums">
          {formatInstant(at)}
        </Text>
        <Text fontWeight="semibold">{by?.name ?? t('entity:actor.system')}</Text>
      </Flex>
      {action === 'create' ? (
        <Details>
          <summary>{t('change.fields', { count: fields.length })}</summary>
          <ChangedFields fields={fields} labelOf={labelOf} textOf={textOf} isNew />
        </Details>
      ) : (
        fields.length > 0 && <ChangedFields fields={fields} labelOf={labelOf} textOf={textOf} />
      )}
    </Box>
  );
}

const Details = chakra('details', {
  base: {
    mt: '1',
    '& > summary': { cursor: 'pointer', minH: '10', display: 'list-item', alignContent: 'center', color: 'primary.fg' },
  },
});
