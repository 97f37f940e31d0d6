import { useLocale, useTranslation } from '@haisha/i18n';
import { recordPluralName } from '@haisha/i18n/record-name';
import { nameImportedBy } from '@haisha/rules/records';

/** Returns the name of a function of the matrix: its own, or that of the records it is about or brings in. */
export function useSubjectText(): (subject: string) => string {
  const { t, i18n } = useTranslation('permission');
  const locale = useLocale();
  return (subject) =>
    i18n.exists(`permission:subject.${subject}`)
      ? t(`subject.${subject}`)
      : (recordPluralName(nameImportedBy(`${subject}.create`) ?? subject, locale) ?? subject);
}
