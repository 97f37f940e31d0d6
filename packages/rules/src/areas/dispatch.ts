import type { PermissionRows } from './area.ts';

/** Who may do what with deliveries and the allocation plan. */
export const dispatchPermissions = {
  dispatch: {
    'delivery.create': 'all -   -   all -   -   -   -   -',
    'delivery.read': 'all all all all all -   all own own',
    'delivery.update': 'all all -   all -   -   -   -   -',
    'delivery.archive': 'all -   -   all -   -   -   -   -',
    'delivery.export': 'all -   -   all -   -   -   -   -',
    'delivery.updatePrice': 'all -   -   -   all -   -   -   -',
    'delivery.updateResult': '-   -   -   -   -   -   -   own own',
    'allocation.create': 'all all -   all -   -   -   -   -',
    'allocation.read': 'all all all all all all all own own',
    'allocation.update': 'all all -   all -   -   -   -   -',
    'allocation.archive': 'all all -   all -   -   -   -   -',
    'allocation.confirm': 'all all -   all -   -   -   -   -',
    'allocation.override': 'all all -   -   -   -   -   -   -',
    'allocation.answer': '-   -   -   -   -   -   -   -   own',
    'calculationTrace.read': 'all all -   all all -   -   -   -',
    'calculationTrace.export': 'all -   -   -   -   -   -   -   -',
  },
  imports: {
    'importDeliveries.create': 'all -   -   all -   -   -   -   -',
  },
} as const satisfies PermissionRows;
