import { formatDate, tokyoDate, useTranslation } from '@haisha/i18n';
import { ProblemState } from '@haisha/platform/problem-state';
import { useLocalName } from '@haisha/records/naming/use-local-name';
import { useVehicleTypeOptions } from '@haisha/references/vehicle-types/use-vehicle-type-options';
import type { Licence } from '@haisha/rules/licence';
import { Box, chakra, Heading, Skeleton, StatusBadge, type StatusTone, Text } from '@haisha/ui';
import { useId } from 'react';
import { type MayDrive, mayDrive } from './may-drive.ts';

export type MayDriveTableProps = { licences: readonly Licence[] };

const tones: Record<MayDrive['answer'], StatusTone> = {
  yes: 'quiet',
  automatic: 'warning',
  no: 'danger',
  unknown: 'neutral',
};

/** Each vehicle type, and whether it may be driven today with these licences. */
export function MayDriveTable({ licences }: MayDriveTableProps) {
  const { t } = useTranslation(['driver', 'validation']);
  const localName = useLocalName();
  const { types, isLoaded, error, refetch } = useVehicleTypeOptions();
  const id = useId();
  // A driver reads no vehicle types.
  const isEmpty = isLoaded && types.length === 0;
  const today = tokyoDate();
  const reason = (judged: MayDrive) =>
    judged.answer === 'no' ? judged.issues.map((issue) => t(`validation:${issue}`)).join('\n') : '';
  if (isEmpty) return null;
  return (
    <Box as="section" aria-labelledby={id}>
      <Heading as="h3" id={id} size="sm">
        {t('mayDrive.title')}
      </Heading>
      {licences.length === 0 ? (
        <Text color="fg.muted">{t('mayDrive.noLicence')}</Text>
      ) : (
        <>
          <Text color="fg.muted" textStyle="sm">
            {t('mayDrive.text', { day: formatDate(today) })}
          </Text>
          {!isLoaded && error && <ProblemState error={error} onRetry={refetch} />}
          {!isLoaded && !error && <Skeleton h="24" mt="2" role="status" aria-busy="true" />}
          <List>
            {types.map((type) => {
              const judged = mayDrive(licences, type, today);
              return (
                <li key={type.id}>
                  <span>{localName(type.name, type.nameEn)}</span>
                  <StatusBadge tone={tones[judged.answer]}>{t(`mayDrive.${judged.answer}`)}</StatusBadge>
                  <Text as="span" color="fg.muted" textStyle="sm" whiteSpace="pre-line">
                    {reason(judged)}
                  </Text>
                </li>
              );
            })}
          </List>
        </>
      )}
    </Box>
  );
}

const List = chakra('ul', {
  base: {
    mt: '2',
    listStyleType: 'none',
    '& > li': {
      display: 'grid',
      gridTemplateColumns: { base: '1fr auto', md: '12rem 8rem 1fr' },
      alignItems: 'center',
      justifyItems: 'start',
      columnGap: '4',
      rowGap: '0.5',
      py: '1.5',
      borderTopWidth: '1px',
      borderColor: 'border.muted',
    },
    '& > li > :last-child': { gridColumn: { base: '1 / -1', md: 'auto' } },
  },
});
