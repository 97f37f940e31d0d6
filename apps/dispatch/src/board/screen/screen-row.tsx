import { useLocale, useTranslation } from '@haisha/i18n';
import { useLocalName } from '@haisha/records/naming/use-local-name';
import { formatNightTime } from '@haisha/rules/night-time';
import { Icon, type IconName } from '@haisha/ui';
import { codeOf, endsOf, shortPlace } from '../day/run-facts.ts';
import { clockText } from '../grid/clock-text.ts';
import type { ScreenLine, ScreenState } from './screen-lines.ts';

const signs: Readonly<Record<ScreenState, IconName | null>> = {
  planned: null,
  requested: 'upload',
  confirmed: 'check',
  late: 'warning',
  departed: 'arrowRight',
  returned: 'check',
};

/** A line of the big screen. */
export function ScreenRow({ line, midnight }: { line: ScreenLine; midnight: number }) {
  const { t } = useTranslation('boardScreen');
  const localName = useLocalName();
  const locale = useLocale();
  const { run, state, vehicleCode } = line;
  const { from, to } = endsOf(run);
  const goal = to ?? from;
  const goalName = goal && localName(goal.placeName, goal.placeNameEn);
  // In Japanese the last word of a name tells places apart, in English it is often "Centre".
  const place = goalName && (locale === 'ja' ? shortPlace(goalName) : goalName);
  const driver = run.crew.find(({ role }) => role === 'driver1');
  const company = run.deliveryCompanyName && localName(run.deliveryCompanyName, run.deliveryCompanyNameEn);
  const name = driver ? localName(driver.driverName, driver.driverNameEn) : run.hiredDriverName;
  const sign = signs[state];
  const lateText = (minutes: number) =>
    minutes < 60 ? t('lateBy', { count: minutes }) : t('lateByHours', { time: formatNightTime(minutes) });
  const time = (instant: string) => clockText(midnight, Date.parse(instant));
  return (
    <tr data-state={state}>
      <th scope="row">{vehicleCode ?? run.hiredVehicle ?? t(run.ownership === 'hired' ? 'hired' : 'nobody')}</th>
      <td data-column="run">
        <b>{codeOf(run)}</b>
        {place && <span> {place}</span>}
        {line.of > 1 && <small> {t('ofDay', { place: line.place, of: line.of })}</small>}
      </td>
      <td data-column="driver">{name ?? company ?? t('nobody')}</td>
      <td data-column="departs">{time(run.actualOutAt ?? run.start)}</td>
      <td data-column="returns">{time(run.actualInAt ?? run.end)}</td>
      <td data-column="state">
        <span data-chip={state}>
          {sign && <Icon name={sign} size="0.9em" />}
          {state === 'late' ? lateText(line.lateMinutes) : t(`state.${state}`)}
        </span>
      </td>
    </tr>
  );
}
