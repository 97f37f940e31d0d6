/** センター間, 店舗直送, その他: decides the form of the invoice. */
export const deliveryKinds = ['centre', 'store', 'other'] as const;

/** What the quantity counts: ケース, 個, カゴ車, パレット, オリコン, 袋, その他. */
export const loadUnits = ['case', 'piece', 'cage', 'pallet', 'crate', 'bag', 'other'] as const;

/** 下書き, 未配車, 配車済, 確定, 積込済, 配送中, 到着, 納品完了, 一部納品, 不達・持戻り, 取消. */
export const operationStatuses = [
  'draft',
  'open',
  'assigned',
  'confirmed',
  'loaded',
  'inTransit',
  'arrived',
  'delivered',
  'partial',
  'failed',
  'cancelled',
] as const;

/** 未定, 仮, 確定. */
export const priceStatuses = ['undecided', 'provisional', 'fixed'] as const;

/** 未請求, 締め対象, 請求済, 入金済. */
export const billingStatuses = ['unbilled', 'due', 'billed', 'paid'] as const;

/** Deliveries that are on no run yet. */
export const assignments = ['unassigned'] as const;

export const deliverySortColumns = [
  'operationDate',
  'number',
  'slipNumber',
  'cargoOwnerName',
  'courseName',
  'destinationName',
  'arriveFromMinutes',
  'weightKg',
  'operationStatus',
  'priceStatus',
  'updatedAt',
] as const;

/** The fields that can be set in many rows at once. */
export const deliverySettable = [
  'operationDate',
  'departmentId',
  'courseId',
  'directionId',
  'temperatureZone',
  'requiredVehicleTypeId',
  'needsTailLift',
  'needsTwoCrew',
] as const;

/** The most lines that are entered in one go. */
export const mostBatchLines = 200;

/** The most days for which courses become deliveries at once: five weeks. */
export const mostGeneratedDays = 35;

/**
 * Why a stop of a course makes no delivery: 荷主がない, 出発地が配送先にない, 配送先がアーカイブ済み, 取引期間外, 定休日,
 * 祝日休業, 荷主の休業, 祝日は個別に確認 (which makes one all the same).
 */
export const generationConflicts = [
  'noCargoOwner',
  'noOrigin',
  'noStops',
  'archivedDestination',
  'notServed',
  'closedWeekday',
  'closedHoliday',
  'closedOwner',
  'askHoliday',
] as const;

/** Why a course does not run although it is its weekday: 会社の休業, 荷主の休業, 祝日. */
export const generationSkips = ['closed', 'closedOwner', 'holiday'] as const;

export type DeliveryKind = (typeof deliveryKinds)[number];
export type LoadUnit = (typeof loadUnits)[number];
export type OperationStatus = (typeof operationStatuses)[number];
export type PriceStatus = (typeof priceStatuses)[number];
export type BillingStatus = (typeof billingStatuses)[number];
