import { formatDate, useTranslation } from '@haisha/i18n';
import { useSeesAll, useSession } from '@haisha/platform';
import { codeColumn } from '@haisha/records/list/code-column';
import type { ListColumn } from '@haisha/records/list/list-column';
import { nameColumn } from '@haisha/records/list/name-column';
import { useUpdatedAtColumn } from '@haisha/records/list/use-updated-at-column';
import { useLocalName } from '@haisha/records/naming/use-local-name';
import type { Permission } from '@haisha/rules/permission';
import { StatusBadge } from '@haisha/ui';
import { PhoneLink } from '@haisha/ui/phone-link';
import type { Driver } from '@haisha/validation/driver';
import { dueColumn } from '../fields/due-column.tsx';
import { driverTone } from './driver-tone.ts';

/** The columns of the list of drivers, without the days that somebody may not know. */
export function useDriverColumns(): ListColumn<Driver>[] {
  const { t } = useTranslation('driver');
  const localName = useLocalName();
  const knows = useKnowsOfAll();
  const knowsHealth = knows('driverQualification.read');
  const knowsLicence = knowsHealth || knows('driverQualification.readClass');
  const updatedAt = useUpdatedAtColumn();
  type Day = 'licenceExpiryDate' | 'nextHealthCheckDate' | 'nextAptitudeTestDate';
  type Lack = 'lacksLicence' | 'lacksHealthCheck' | 'lacksAptitudeTest';
  const due = (id: Day, lack: Lack, exports: readonly string[] = [id, lack]) =>
    dueColumn<Driver>({
      id,
      header: t(`short.${id}`),
      exports,
      dueOf: (row) => {
        const date = row.state === 'left' ? null : row[id];
        return date === null ? null : { date, isMissing: row[lack] };
      },
    });
  const columns: (ListColumn<Driver> | false)[] = [
    codeColumn(t('short.code'), 74),
    nameColumn(t('field.name'), 168),
    { id: 'kana', header: t('field.kana'), cell: (row) => row.kana, sortable: true, width: 180 },
    {
      id: 'departmentName',
      header: t('short.departmentName'),
      cell: (row) => localName(row.departmentName, row.departmentNameEn),
      sortable: true,
      narrow: 'second',
      width: 119,
    },
    {
      id: 'state',
      header: t('field.state'),
      cell: (row) => <StatusBadge tone={driverTone(row.state)}>{t(`state.${row.state}`)}</StatusBadge>,
      narrow: 'second',
      rank: 1,
      width: 113,
    },
    {
      id: 'employmentType',
      header: t('short.employmentType'),
      cell: (row) => t(`employmentType.${row.employmentType}`),
      sortable: true,
      width: 104,
    },
    {
      id: 'mainVehicleName',
      header: t('short.mainVehicleName'),
      cell: (row) => row.mainVehicleName,
      width: 71,
    },
    knowsLicence && due('licenceExpiryDate', 'lacksLicence', ['record.licenceExpiryDate', 'lacksLicence']),
    knowsHealth && due('nextHealthCheckDate', 'lacksHealthCheck'),
    knowsHealth && due('nextAptitudeTestDate', 'lacksAptitudeTest'),
    { id: 'phone', header: t('short.phone'), cell: (row) => <PhoneLink phone={row.phone} />, width: 140 },
    {
      id: 'courseCodes',
      header: t('field.courseCodes'),
      cell: (row) => row.courseCodes.join(t('separator')),
      width: 160,
    },
    {
      id: 'hiredDate',
      header: t('field.hiredDate'),
      cell: (row) => formatDate(row.hiredDate),
      sortable: true,
      width: 120,
    },
    updatedAt,
  ];
  return columns.filter((column) => column !== false);
}

/** Whether nothing is withheld in a column of the drivers that the person sees: a gap would read as nothing due. */
function useKnowsOfAll(): (permission: Permission) => boolean {
  const seesAll = useSeesAll();
  const scopes = useSession()?.permissions ?? {};
  const seesOwnAlone = scopes['driver.read'] === 'own';
  return (permission) => seesAll(permission) || (seesOwnAlone && scopes[permission] === 'own');
}
