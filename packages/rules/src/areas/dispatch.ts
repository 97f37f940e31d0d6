import type { PermissionRows, RecordKinds } from './area.ts';

/** What the area keeps. */
export const dispatchRecords = {
  delivery: {
    ja: '配送',
    en: 'Delivery',
    enPlural: 'Deliveries',
    reading: 'はいそう 受注 じゅちゅう',
    path: '/delivery',
    resource: '/deliveries',
    imports: 'importDeliveries.create',
  },
  companyHoliday: { ja: '会社の休日', en: 'Company holiday', enPlural: 'Company holidays' },
  allocation: { ja: '配車', en: 'Allocation', enPlural: 'Allocations' },
  checkLevel: { ja: 'チェックの基準', en: 'Check level', enPlural: 'Check levels' },
} as const satisfies RecordKinds;

/** Who may do what with deliveries and the allocation plan. */
export const dispatchPermissions = {
  dispatch: {
    'delivery.create': 'all -   -   all -   -   -   -   -',
    'delivery.read': 'all all all all all -   all own own',
    'delivery.update': 'all all -   all -   -   -   -   -',
    'delivery.archive': 'all -   -   all -   -   -   -   -',
    'delivery.export': 'all -   -   all -   -   -   -   -',
    'delivery.readPrice': 'all all all all all -   -   -   -',
    'delivery.updatePrice': 'all -   -   -   all -   -   -   -',
    'delivery.updateResult': 'all all -   all -   -   -   own own',
    // Backwards, and cancelling what has left.
    'delivery.correct': 'all all -   -   -   -   -   -   -',
    'allocation.create': 'all all -   all -   -   -   -   -',
    'allocation.read': 'all all all all all all all own own',
    'allocation.update': 'all all -   all -   -   -   -   -',
    'allocation.archive': 'all all -   all -   -   -   -   -',
    'allocation.confirm': 'all all -   all -   -   -   -   -',
    'allocation.override': 'all all -   -   -   -   -   -   -',
    // A delivery company itself, or the office for one that answers by telephone.
    'allocation.answer': 'all all -   all -   -   -   -   own',
    // What a delivery company is asked for and paid, as a paper.
    'allocation.readOrderForm': 'all -   -   all all -   -   -   own',
    // How strict the checks are, and when somebody may call the roll.
    'checkLevel.read': 'all all all all all all all -   -',
    'checkLevel.update': 'all all -   -   -   -   -   -   -',
    'companyHoliday.read': 'all all all all all all all -   -',
    'companyHoliday.create': 'all all -   all -   -   -   -   -',
    'companyHoliday.archive': 'all all -   all -   -   -   -   -',
    'calculationTrace.read': 'all all -   all all -   -   -   -',
    'calculationTrace.export': 'all -   -   -   -   -   -   -   -',
  },
  imports: {
    'importDeliveries.create': 'all -   -   all -   -   -   -   -',
  },
} as const satisfies PermissionRows;
