import { formatDate, formatNumber, formatYen, useJoined, useTranslation } from '@haisha/i18n';
import { useLocalName } from '@haisha/records/naming/use-local-name';
import { formatNightTime } from '@haisha/rules/night-time';
import type { Course } from '@haisha/validation/course';

const spans = ['dutyMinutes', 'drivingMinutes', 'breakMinutes'];

/** A field of a course as people read it; references are left as they are, but for the places of its stops. */
export function useCourseText(
  placeName: (destinationId: string) => string = String,
): (name: string, value: unknown) => string {
  const { t } = useTranslation('course');
  const { t: word } = useTranslation('vehicle');
  const localName = useLocalName();
  const joined = useJoined();
  return (name, value) => {
    if (value === null || value === undefined || value === '') return '';
    if (typeof value === 'boolean') return word(value ? 'flag.yes' : 'flag.no');
    if (name === 'kind') return t(`kind.${String(value)}`);
    if (name === 'zones') return joined((value as string[]).map((zone) => t(`zone.${zone}`)));
    if (name === 'weekdays') return joined((value as string[]).map((day) => t(`weekday.${day}`)));
    if (name === 'stops') return (value as Course['stops']).map(stopText).join('\n');
    if (name === 'validFrom' || name === 'validTo') return formatDate(String(value));
    if (name === 'roundNumber') return t('round', { number: value });
    if (typeof value === 'number') return numberText(name, value);
    return String(value);
  };

  function numberText(name: string, value: number): string {
    if (name.endsWith('Yen')) return formatYen(value);
    if (name.endsWith('Km')) return `${formatNumber(value)} km`;
    if (spans.includes(name)) return t('span', { hours: Math.floor(value / 60), minutes: value % 60 });
    return name.endsWith('Minutes') ? formatNightTime(value) : formatNumber(value);
  }

  function stopText(stop: Course['stops'][number], index: number): string {
    const { arriveFromMinutes: from, arriveToMinutes: to } = stop;
    const time = [from, to].map((at) => (at === null ? '' : formatNightTime(at))).join('–');
    const named = localName<string | undefined>(stop.destinationName, stop.destinationNameEn);
    const place = named ?? placeName(stop.destinationId);
    const work = t('stopText.work', { count: stop.workMinutes });
    const parts = [place, time === '–' ? '' : time, work, stop.hasBreak ? t('stopText.break') : ''];
    return `${index + 1}. ${parts.filter(Boolean).join(' ')}`;
  }
}
