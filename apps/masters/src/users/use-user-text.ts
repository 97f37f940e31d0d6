import { useJoined, useTranslation } from '@haisha/i18n';
import { useQuery } from '@haisha/platform';
import { formatPhone } from '@haisha/rules/phone';
import { deliveryCompaniesApi } from '../api/delivery-companies-api.ts';
import { useDepartmentOptions } from '../departments/use-department-options.ts';
import { useLocalName } from '../form/use-local-name.ts';

/** A field of a user as people read it. */
export function useUserText(): (name: string, value: unknown) => string {
  const { t } = useTranslation('user');
  const localName = useLocalName();
  const joined = useJoined();
  const { options } = useDepartmentOptions();
  const departmentText = (id: string) => options.find(({ value }) => value === id)?.label ?? id;
  const { data } = useQuery(deliveryCompaniesApi.list({ pageSize: 200, archived: 'include' }));
  const companyText = (id: string) => {
    const company = data?.items.find((one) => one.id === id);
    return company ? localName(company.name, company.nameEn) : id;
  };
  return (name, value) => {
    if (value === null || value === undefined || value === '') return '';
    if (name === 'roles') return joined(texts(value).map((role) => t(`roles.${role}`)));
    if (name === 'departmentIds') return joined(texts(value).map(departmentText));
    if (['departmentScope', 'language', 'state'].includes(name)) return t(`${name}.${String(value)}`);
    if (name === 'deliveryCompanyId') return companyText(String(value));
    if (name === 'phone') return formatPhone(String(value));
    if (typeof value === 'boolean') return t(value ? 'flag.yes' : 'flag.no');
    return String(value);
  };
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}
