import { useTranslation } from '@haisha/i18n';
import { useLocalName } from '@haisha/records/naming/use-local-name';
import { Icon } from '@haisha/ui';
import type { DepartureLine } from '../departure-lines.ts';
import { useDelayText } from '../use-delay-text.ts';

/** A driver who needs a hand, on the big screen. */
export function ScreenRow({ line }: { line: DepartureLine }) {
  const { t } = useTranslation('departureBoard');
  const localName = useLocalName();
  const delayText = useDelayText();
  const { row, state } = line;
  const runs = row.runs.map((run) => [run.vehicleCode, run.name].filter(Boolean).join(' / ')).join(t('separator'));
  return (
    <li data-urgency={state.tone}>
      <b>
        <Icon name={state.tone === 'red' ? 'error' : 'warning'} size="1em" />
        {t(`state.${state.code}`)}
      </b>
      <strong>{localName(row.driver.name, row.driver.nameEn)}</strong>
      <span>{runs}</span>
      <em>{delayText(line)}</em>
    </li>
  );
}
