import { formatDate, useLocale, useTranslation } from '@haisha/i18n';
import { localName } from '@haisha/i18n/local-name';
import { useCan } from '@haisha/platform';
import { inForce } from '@haisha/rules/checks/check-settings';
import { Icon, IconButton } from '@haisha/ui';
import type { CheckSettingsAnswer, RollCallHours } from '@haisha/validation/check-level';
import { SettingsTable } from './settings-table.ts';
import { useHoursText } from './use-hours-text.ts';

export type RollCallTableProps = {
  departments: CheckSettingsAnswer['departments'];
  rows: readonly RollCallHours[];
  today: string;
  onOpen: (departmentId: string) => void;
};

/** When somebody who may call the roll is at each department. */
export function RollCallTable({ departments, onOpen, rows, today }: RollCallTableProps) {
  const { t } = useTranslation('checkLevel');
  const locale = useLocale();
  const hoursText = useHoursText();
  const mayChange = useCan()('checkLevel.update');
  return (
    <SettingsTable>
      <thead>
        <tr>
          <th scope="col">{t('column.centre')}</th>
          <th scope="col" data-setting="">
            {t('column.hours')}
          </th>
          <th scope="col" data-wide="">
            {t('column.from')}
          </th>
          <td data-act="" />
        </tr>
      </thead>
      <tbody>
        {departments.map(({ id, name, nameEn }) => {
          const own = rows.filter(({ departmentId }) => departmentId === id);
          const now = inForce(own, today);
          const shown = localName(locale, name, nameEn);
          return (
            <tr key={id}>
              <th scope="row">{shown}</th>
              <td data-own={now ? '' : undefined}>
                {now ? hoursText(now) : t('rollCall.none')}
                {own.some(({ validFrom }) => validFrom > today) && <small>{t('history.later')}</small>}
              </td>
              <td data-wide="">{now ? formatDate(now.validFrom) : ''}</td>
              <td data-act="">
                <IconButton
                  size="sm"
                  variant="ghost"
                  colorPalette="gray"
                  data-open={id}
                  aria-label={t(mayChange ? 'change' : 'look', { name: shown })}
                  onClick={() => onOpen(id)}
                >
                  <Icon name={mayChange ? 'edit' : 'chevronRight'} size={16} />
                </IconButton>
              </td>
            </tr>
          );
        })}
      </tbody>
    </SettingsTable>
  );
}
