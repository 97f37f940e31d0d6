import { formatDate, formatNumber, useJoined, useTranslation } from '@haisha/i18n';
import { useLocalName } from '@haisha/records/naming/use-local-name';
import { useViewText } from '@haisha/records/views/use-view-text';
import type { AuditRecord } from '@haisha/validation/audit';
import { auditEntities } from '@haisha/validation/audit-choices';
import { useCargoOwnerText } from '../../cargo-owners/use-cargo-owner-text.ts';
import { useCourseText } from '../../courses/use-course-text.ts';
import { useCustomerText } from '../../customers/use-customer-text.ts';
import { useDeliveryCompanyText } from '../../delivery-companies/use-delivery-company-text.ts';
import { useDepartmentText } from '../../departments/use-department-text.ts';
import { useNoteText } from '../../destinations/notes/use-note-text.ts';
import { useDestinationText } from '../../destinations/use-destination-text.ts';
import { useDirectionText } from '../../directions/use-direction-text.ts';
import { usePayText } from '../../drivers/pay/use-pay-text.ts';
import { useRecordText } from '../../drivers/record/use-record-text.ts';
import { useDriverText } from '../../drivers/use-driver-text.ts';
import { useOperationTimeText } from '../../operation-times/use-operation-time-text.ts';
import { useVehicleTypeText } from '../../vehicle-types/use-vehicle-type-text.ts';
import { useEntryText } from '../../vehicles/history/use-entry-text.ts';
import { useVehicleValueText } from '../../vehicles/use-vehicle-value-text.ts';
import { usePeriodText } from '../retention/use-period-text.ts';
import { useUserText } from '../users/use-user-text.ts';

/** Where the words of an entity are, if not under its own name. */
const namespaces: Record<string, string> = { retentionRule: 'retention', noteComment: 'destinationNote' };

type TextOf = (path: string, value: unknown) => string;
export type AuditWords = ReturnType<typeof useAuditText>;

/** The words of a record: its entity, its act, its fields and their values, each as the screen of the entity says it. */
export function useAuditText() {
  const { t, i18n } = useTranslation('audit');
  const joined = useJoined();
  const localName = useLocalName();
  const periodText = usePeriodText();
  const noteText = useNoteText();
  const texts: Record<string, TextOf> = {
    vehicle: useVehicleValueText(),
    vehicleType: useVehicleTypeText(),
    vehicleHistory: useEntryText(),
    customer: useCustomerText(),
    cargoOwner: useCargoOwnerText(),
    course: useCourseText(),
    destination: useDestinationText(),
    driver: useDriverText(),
    driverRecord: useRecordText(),
    driverPay: usePayText(),
    deliveryCompany: useDeliveryCompanyText(),
    destinationNote: noteText,
    noteComment: noteText,
    direction: useDirectionText(),
    operationTime: useOperationTimeText(),
    department: useDepartmentText(),
    user: useUserText(),
    savedView: useViewText(),
    retentionRule: (_path, value) => (typeof value === 'number' ? periodText(value) : plain(value)),
  };

  function plain(value: unknown): string {
    if (value === null || value === undefined || value === '') return '';
    if (Array.isArray(value)) return joined(value.map(plain));
    if (typeof value === 'number') return formatNumber(value);
    return typeof value === 'object' ? JSON.stringify(value) : String(value);
  }

  // What a later release has taken away is still in the log.
  const named = (key: string, otherwise: string) => (i18n.exists(key) ? t(key) : otherwise);
  const ownField = (entity: string, path: string) => `${namespaces[entity] ?? entity}:field.${path}`;

  /** As the screens of the entity call the act: a user is not archived but deactivated. */
  const actionText = (entity: string, action: string) =>
    named(`audit:actionOn.${entity}.${action}`, named(`audit:action.${action}`, action));

  return {
    entityText: (entity: string) => named(`audit:entity.${entity}`, entity),
    actionText,
    /** All that an act is called, to choose it: アーカイブ / 利用停止. */
    actionChoice: (action: string) =>
      [...new Set(['', ...auditEntities].map((entity) => actionText(entity, action)))].join(' / '),
    /** An entry and its files follow their vehicle: `1201 大宮 100 か 12-34 / 車検 2026/11/20`. */
    recordText: ({ label, labelEn, entry, fields }: AuditRecord): string => {
      if (entry === null) return localName(label, labelEn) ?? '';
      const kind = named(`vehicleHistory:kind.${entry.kind}`, entry.kind);
      const file = fields.find(({ path }) => path === 'file');
      return [label, `${kind} ${formatDate(entry.entryDate)}`, file?.after ?? file?.before].filter(Boolean).join(' / ');
    },
    labelOf: (entity: string, path: string) => named(ownField(entity, path), named(`audit:field.${path}`, path)),
    textOf: (entity: string): TextOf => {
      const own = texts[entity];
      return (path, value) => {
        const choice = `audit:${path}.${String(value)}`;
        if (i18n.exists(choice)) return t(choice);
        if (path === 'columns') return joined(names(value).map((name) => named(ownField(entity, name), name)));
        return own && i18n.exists(ownField(entity, path)) ? own(path, value) : plain(value);
      };
    },
  };
}

function names(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}
