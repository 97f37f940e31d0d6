import type { AuditReadings } from '../../audit-reading.ts';
import { retentionPath } from '../administration-paths.ts';
import { useRuleText } from './use-rule-text.ts';

export const retentionAudit: AuditReadings = {
  retentionRule: {
    useText: useRuleText,
    page: { permission: 'setting.read', pathOf: () => retentionPath },
    words: 'retention',
  },
};
