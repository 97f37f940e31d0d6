import { formatDate, useTranslation } from '@haisha/i18n';

/** The lists of choices behind the fields; a field of an entry is named with its list. */
const choices: Record<string, string> = {
  licenceMedium: 'licenceMedium',
  'licences.licenceClass': 'licenceClass',
  'qualifications.kind': 'qualificationKind',
  'healthChecks.kind': 'healthCheckKind',
  'healthChecks.result': 'healthResult',
  'aptitudeTests.kind': 'aptitudeKind',
  'events.kind': 'eventKind',
};

/** A field of the record as people read it, a list with a line for each entry. */
export function useRecordText(): (name: string, value: unknown) => string {
  const { t } = useTranslation('driverRecord');

  function text(name: string, value: unknown): string {
    if (value === null || value === undefined || value === '' || value === false) return '';
    if (value === true) return t(`field.${name}`);
    if (Array.isArray(value)) return value.map((entry) => entryText(name, entry)).join('\n');
    const choice = choices[name];
    if (choice !== undefined) return t(`${choice}.${String(value)}`);
    return /[dD]ate$/.test(name) ? formatDate(String(value)) : String(value);
  }

  function entryText(list: string, entry: object): string {
    const parts = Object.entries(entry).map(([key, value]) => text(`${list}.${key}`, value));
    return parts.filter((part) => part !== '').join(' ');
  }

  return (name, value) => (typeof value === 'boolean' ? t(value ? 'flag.yes' : 'flag.no') : text(name, value));
}
