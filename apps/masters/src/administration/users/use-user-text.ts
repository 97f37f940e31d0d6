import { useJoined, useTranslation } from '@haisha/i18n';
import { useDepartmentOptions } from '@haisha/references/departments/use-department-options';
import { formatPhone } from '@haisha/rules/phone';

/** A field of a user as people read it. */
export function useUserText(): (name: string, value: unknown) => string {
  const { t } = useTranslation('user');
  const joined = useJoined();
  const { options } = useDepartmentOptions();
  const departmentText = (id: string) => options.find(({ value }) => value === id)?.label ?? id;
  return (name, value) => {
    if (value === null || value === undefined || value === '') return '';
    if (name === 'roles') return joined(texts(value).map((role) => t(`roles.${role}`)));
    if (name === 'departmentIds') return joined(texts(value).map(departmentText));
    if (['departmentScope', 'language', 'state'].includes(name)) return t(`${name}.${String(value)}`);
    if (name === 'phone') return formatPhone(String(value));
    if (typeof value === 'boolean') return t(value ? 'flag.yes' : 'flag.no');
    return String(value);
  };
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}
