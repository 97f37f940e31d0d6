import { formatInstant, useJoined, useTranslation } from '@haisha/i18n';
import type { ListColumn } from '@haisha/records/list/list-column';
import { useUpdatedAtColumn } from '@haisha/records/list/use-updated-at-column';
import { useLocalName } from '@haisha/records/naming/use-local-name';
import { PhoneLink } from '@haisha/ui/phone-link';
import type { User } from '@haisha/validation/user';
import { UserStateBadge } from './user-state-badge.tsx';

/** The columns of the list of users. */
export function useUserColumns(): ListColumn<User>[] {
  const { t } = useTranslation('user');
  const localName = useLocalName();
  const joined = useJoined();
  const departmentsOf = ({ departmentNames, departmentNamesEn }: User) =>
    departmentNames.map((name, at) => localName(name, departmentNamesEn[at]));
  const updatedAt = useUpdatedAtColumn();
  return [
    {
      id: 'name',
      header: t('field.name'),
      cell: (row) => row.name,
      sortable: true,
      primary: true,
      hideable: false,
      width: 112,
    },
    { id: 'kana', header: t('field.kana'), cell: (row) => row.kana, sortable: true, width: 118 },
    {
      id: 'loginId',
      header: t('field.loginId'),
      cell: (row) => row.loginId,
      sortable: true,
      hideable: false,
      width: 165,
    },
    {
      id: 'state',
      header: t('field.state'),
      cell: (row) => <UserStateBadge user={row} />,
      sortable: true,
      narrow: 'second',
      width: 104,
    },
    {
      id: 'roles',
      header: t('field.roles'),
      cell: (row) => joined(row.roles.map((role) => t(`roles.${role}`))),
      narrow: 'second',
      width: 126,
      leastWidth: 110,
    },
    {
      id: 'departmentNames',
      header: t('field.departmentNames'),
      cell: (row) => (row.departmentScope === 'all' ? t('short.allDepartments') : joined(departmentsOf(row))),
      width: 148,
    },
    {
      id: 'lastLoginAt',
      header: t('field.lastLoginAt'),
      cell: (row) => row.lastLoginAt && formatInstant(row.lastLoginAt),
      sortable: true,
      width: 136,
      leastWidth: 120,
    },
    { id: 'hasTotp', header: t('short.hasTotp'), cell: (row) => t(row.hasTotp ? 'short.on' : 'flag.off'), width: 73 },
    {
      id: 'hasSingleSignOn',
      header: t('field.hasSingleSignOn'),
      cell: (row) => t(row.hasSingleSignOn ? 'short.on' : 'flag.off'),
      width: 150,
    },
    { id: 'phone', header: t('field.phone'), cell: (row) => row.phone && <PhoneLink phone={row.phone} />, width: 140 },
    { id: 'language', header: t('field.language'), cell: (row) => t(`language.${row.language}`), width: 100 },
    updatedAt,
  ];
}
