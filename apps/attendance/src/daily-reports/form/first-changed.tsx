import { useTranslation } from '@haisha/i18n';
import { useLocalName } from '@haisha/records/naming/use-local-name';
import { Alert, Button, Icon } from '@haisha/ui';
import type { DailyReport } from '@haisha/validation/daily-report';
import { useReportEntry } from './report-context.ts';

export type FirstChangedProps = { former: NonNullable<DailyReport['firstChanged']> };

/** Says that a draft was begun for somebody who does not drive first any more, and fills in what is known of who does. */
export function FirstChanged({ former }: FirstChangedProps) {
  const { t } = useTranslation('dailyReport');
  const localName = useLocalName();
  const { change, drivers, isReadOnly } = useReportEntry();
  const names = {
    former: localName(former.name, former.nameEn),
    now: drivers[0] ? localName(drivers[0].name, drivers[0].nameEn) : t('form.nobody'),
  };
  return (
    <Alert.Root status="warning" role="status">
      <Alert.Indicator>
        <Icon name="warning" />
      </Alert.Indicator>
      <Alert.Content>
        {t('form.firstChanged', names)}
        {!isReadOnly && drivers[0] && (
          <span>
            <Button
              size="sm"
              variant="outline"
              colorPalette="gray"
              onClick={() => change((content) => ({ ...content, ...former.begun }))}
            >
              {t('form.fillFirst', { name: names.now })}
            </Button>
          </span>
        )}
      </Alert.Content>
    </Alert.Root>
  );
}
