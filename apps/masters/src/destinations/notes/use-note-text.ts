import { formatDate, useTranslation } from '@haisha/i18n';

/** The value of a field of a note or a comment as people read it. */
export function useNoteText(): (path: string, value: unknown) => string {
  const { t, i18n } = useTranslation('destinationNote');
  return (path, value) => {
    if (value === null || value === undefined || value === '') return '';
    if (path === 'validFrom' || path === 'validTo') return formatDate(String(value));
    if (typeof value === 'boolean') return t(value ? 'note.pinned' : 'note.notPinned');
    const choice = `destinationNote:${path}.${String(value)}`;
    return i18n.exists(choice) ? t(choice) : String(value);
  };
}
