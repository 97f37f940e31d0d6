import { formatNumber, useTranslation } from '@haisha/i18n';
import { useCan } from '@haisha/platform';
import { Text } from '@haisha/ui';
import type { Home } from '@haisha/validation/home';
import { LinkRow } from '../../layout/link-row.tsx';
import { RowList } from '../../layout/row-list.tsx';
import { Section } from '../../layout/section.tsx';
import { TextLink } from '../../layout/text-link.tsx';

export type StatusCountsProps = { counts: Home['vehiclesByStatus']; total: number };

/** Shows how many vehicles have each status, each with a link to their list. */
export function StatusCounts({ counts, total }: StatusCountsProps) {
  const { t } = useTranslation('shell');
  const { t: ofVehicle } = useTranslation('vehicle');
  const mayOpen = useCan()('vehicle.read');
  const all = t('home.vehicles', { count: total });
  return (
    <Section title={t('home.byStatus')} aside={mayOpen ? <TextLink to="/vehicles">{all}</TextLink> : all}>
      <RowList>
        {counts.map(({ status, count }) => (
          <li key={status}>
            <LinkRow to={mayOpen ? `/vehicles?status=${status}` : null} justify="space-between">
              <span>{ofVehicle(`status.${status}`)}</span>
              <Text as="span" fontVariantNumeric="tabular-nums">
                {formatNumber(count)}
              </Text>
            </LinkRow>
          </li>
        ))}
      </RowList>
    </Section>
  );
}
