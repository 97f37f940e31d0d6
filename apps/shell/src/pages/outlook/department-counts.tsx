import { formatNumber, useTranslation } from '@haisha/i18n';
import { useCan } from '@haisha/platform';
import { Text } from '@haisha/ui';
import type { Home } from '@haisha/validation/home';
import { LinkRow } from '../../layout/link-row.tsx';
import { RowList } from '../../layout/row-list.tsx';
import { Section } from '../../layout/section.tsx';
import { useNameKey } from '../use-name-key.ts';

export type DepartmentCountsProps = { departments: Home['departments'] };

/** Shows how many vehicles of each department are in service, each with a link to the list of that department. */
export function DepartmentCounts({ departments }: DepartmentCountsProps) {
  const { t } = useTranslation('shell');
  const language = useNameKey();
  const mayOpen = useCan()('vehicle.read');
  if (departments.length === 0) return null;
  return (
    <Section title={t('home.byDepartment')} aside={t('home.inServiceOfAll')}>
      <RowList>
        {departments.map(({ id, [`name${language}` as const]: name, vehicleCount, inServiceCount }) => (
          <li key={id}>
            <LinkRow to={mayOpen ? `/vehicles?departmentId=${id}` : null} justify="space-between">
              <span>{name}</span>
              <Text as="span" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
                {formatNumber(inServiceCount)}
                <Text as="span" color="fg.subtle">
                  {' / '}
                  {formatNumber(vehicleCount)}
                </Text>
              </Text>
            </LinkRow>
          </li>
        ))}
      </RowList>
    </Section>
  );
}
