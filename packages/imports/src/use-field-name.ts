import { useTranslation } from '@haisha/i18n';
import { useCallback } from 'react';

/** What a field is called on the screens of its master. */
export function useFieldName(entity: string): (field: string) => string {
  const { t, i18n } = useTranslation(entity);
  return useCallback(
    (field) => {
      const key = [`${entity}:field.${field}`, `entity:field.${field}`].find((one) => i18n.exists(one));
      return key === undefined ? field : t(key);
    },
    [t, i18n, entity],
  );
}
