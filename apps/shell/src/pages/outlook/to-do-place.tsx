import { useTranslation } from '@haisha/i18n';
import { LinkRow } from '../../layout/link-row.tsx';
import { RowList } from '../../layout/row-list.tsx';
import { Section } from '../../layout/section.tsx';

/** Where what waits for the user will stand, with as many lines. */
export function ToDoPlace({ lines }: { lines: number }) {
  const { t } = useTranslation('runOverview');
  return (
    <Section title={t('toDo')}>
      <RowList>
        {Array.from({ length: lines }, (_, line) => (
          <li key={line}>
            <LinkRow to={null}>{'\u00a0'}</LinkRow>
          </li>
        ))}
      </RowList>
    </Section>
  );
}
