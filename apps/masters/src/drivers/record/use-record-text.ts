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

/** How an entry reads, wherever it comes from: what is stored lists its parts in an order of its own. */
const parts = [
  ...['date', 'licenceClass', 'kind', 'name', 'obtainedDate', 'expiryDate'],
  ...['automaticOnly', 'result', 'nextDate', 'note'],
];
/** The second date of an entry, which does not say by itself what it is. */
const laterDates = ['expiryDate', 'nextDate'];

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
    const inOrder = Object.entries(entry).sort(([one], [other]) => parts.indexOf(one) - parts.indexOf(other));
    const texts = inOrder.map(([key, value]) => {
      const name = `${list}.${key}`;
      const read = text(name, value);
      return read !== '' && laterDates.includes(key) ? `${t(`field.${name}`)} ${read}` : read;
    });
    return texts.filter((read) => read !== '').join(' ');
  }

  return (name, value) => (typeof value === 'boolean' ? t(value ? 'flag.yes' : 'flag.no') : text(name, value));
}
