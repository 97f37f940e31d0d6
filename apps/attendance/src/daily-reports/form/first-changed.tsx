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
  const [first] = drivers;
  const names = {
    former: localName(former.name, former.nameEn),
    now: first ? localName(first.name, first.nameEn) : '',
  };
  return (
    <Alert.Root status="warning" role="status">
      <Alert.Indicator>
        <Icon name="warning" />
      </Alert.Indicator>
      <Alert.Content>
        {t(first ? 'form.firstChanged' : 'form.firstGone', names)}
        {!isReadOnly && first && (
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
