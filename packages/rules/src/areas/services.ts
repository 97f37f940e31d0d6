import type { PermissionRows, RecordKinds } from './area.ts';

/** What the services keep, which no area owns. */
export const serviceRecords = {
  savedView: { ja: '保存した表示', en: 'Saved view' },
  import: { ja: '取り込み', en: 'Import' },
  retentionRule: { ja: '保存期間', en: 'Retention' },
  audit: { ja: '操作履歴', en: 'Audit log' },
} as const satisfies RecordKinds;

/** Who may use the services of the installation. */
export const servicePermissions = {
  system: {
    'setting.create': 'all -   -   -   -   -   -   -   -',
    'setting.read': 'all -   -   -   -   -   -   -   -',
    'setting.update': 'all -   -   -   -   -   -   -   -',
    'setting.archive': 'all -   -   -   -   -   -   -   -',
    // Versions of the areas, a setting of the installation.
    'release.read': 'all -   -   -   -   -   -   -   -',
    'release.activate': 'all -   -   -   -   -   -   -   -',
    'release.override': 'all -   -   -   -   -   -   -   -',
    // Self-test and debug pages.
    'system.test': 'all -   -   -   -   -   -   -   -',
    'system.debug': 'all all -   all all -   -   -   -',
    // Reading the parts for one field of work is a separate act.
    'audit.read': 'all dep -   -   wrk wrk -   -   -',
    'audit.export': 'all -   -   -   -   -   -   -   -',
    'audit.readMoney': '-   -   -   -   all -   -   -   -',
    'audit.readLabour': '-   -   -   -   -   all -   -   -',
  },
  imports: {
    // The user's own, of the masters.
    'import.read': 'all own -   own own own -   -   -',
  },
} as const satisfies PermissionRows;
