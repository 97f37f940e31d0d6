import { formatDate, formatNumber, useJoined, useLocale, useTranslation } from '@haisha/i18n';
import { recordName } from '@haisha/i18n/record-name';
import { useLocalName } from '@haisha/records/naming/use-local-name';
import type { AuditRecord } from '@haisha/validation/audit';
import { auditEntities } from '@haisha/validation/audit-choices';
import type { AuditReadings } from '../../audit-reading.ts';

type TextOf = (path: string, value: unknown) => string;
type Texts = Readonly<Record<string, (path: string, value: unknown) => string | null>>;
export type AuditWords = ReturnType<typeof useAuditText>;

/** Joins the hooks of the readings into one. */
export function textsOf(readings: AuditReadings): () => Texts {
  let useTexts = (): Texts => ({});
  for (const [entity, { useText }] of Object.entries(readings)) {
    if (useText) useTexts = withOne(useTexts, entity, useText);
  }
  return useTexts;
}

function withOne(useOthers: () => Texts, entity: string, useText: () => Texts[string]): () => Texts {
  return function useTexts() {
    return { ...useOthers(), [entity]: useText() };
  };
}

/** The words of a record: its entity, its act, its fields and their values, each as the screen of the entity says it. */
export function useAuditText(readings: AuditReadings, texts: Texts) {
  const { t, i18n } = useTranslation('audit');
  const joined = useJoined();
  const localName = useLocalName();
  const locale = useLocale();
  function plain(value: unknown): string {
    if (value === null || value === undefined || value === '') return '';
    if (Array.isArray(value)) return joined(value.map(plain));
    if (typeof value === 'number') return formatNumber(value);
    return typeof value === 'object' ? JSON.stringify(value) : String(value);
  }

  // What a later release has taken away is still in the log.
  const named = (key: string, otherwise: string) => (i18n.exists(key) ? t(key) : otherwise);
  const ownField = (entity: string, path: string) => `${readings[entity]?.words ?? entity}:field.${path}`;

  const usualText = (action: string) => named(`audit:action.${action}`, action);
  const ownAction = (entity: string, action: string) => `audit:actionOn.${entity}.${action}`;

  return {
    entityText: (entity: string) => recordName(entity, locale) ?? entity,
    /** As the screens of the entity call the act: a user is not archived but deactivated. */
    actionText: (entity: string, action: string) => named(ownAction(entity, action), usualText(action)),
    /** All that an act is called, to choose it: アーカイブ / 利用停止. */
    actionChoice: (action: string) => {
      const keys = auditEntities.map((entity) => ownAction(entity, action)).filter((key) => i18n.exists(key));
      return [...new Set([usualText(action), ...keys.map((key) => t(key))])].join(' / ');
    },
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
        const text = own && i18n.exists(ownField(entity, path)) ? own(path, value) : null;
        return text ?? plain(value);
      };
    },
  };
}

function names(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}
