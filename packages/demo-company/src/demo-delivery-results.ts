import type { DeliveryInput } from '@haisha/validation/delivery';
import type { DeliveryResult } from '@haisha/validation/delivery-result';
import { demoRoads } from './demo-demand.ts';

export type DemoResult = DeliveryResult;

export const noResult: DemoResult = {
  loadArrivedAt: null,
  loadWaitingMinutes: null,
  loadStartAt: null,
  loadEndAt: null,
  departedAt: null,
  arrivedAt: null,
  waitingMinutes: null,
  unloadStartAt: null,
  deliveredAt: null,
  leftAt: null,
  deliveredQuantity: null,
  returnedQuantity: null,
  returnReason: null,
  loadCelsius: null,
  arrivalCelsius: null,
  receiver: null,
  delayReason: null,
};

const dayMinutes = 24 * 60;
const usualCelsius = { ambient: 18, chilled: 4, frozen: -19, controlled: 14 };
const receivers = ['店長', '検品担当', '夜間担当', null];
const partialReasons = ['破損のため一部持ち戻り', '数量違い（発注ミス）', '温度逸脱の疑いで受領拒否'];

/** The moment so many minutes after midnight of an operation date in Japan. */
export function demoInstant(operationDate: string, minutes: number): string {
  const midnight = Date.parse(`${operationDate}T00:00:00+09:00`);
  return new Date(midnight + minutes * 60_000).toISOString();
}

/** What became of a past delivery; a few come late, and at the long wait the truck stood for 75 minutes. */
export function demoResult(
  { operationDate, loadMinutes, arriveFromMinutes, temperatureZone, quantity }: DeliveryInput,
  status: 'delivered' | 'partial' | 'failed',
  hasLongWait: boolean,
  random: () => number,
): DemoResult {
  const at = (minutes: number) => demoInstant(operationDate, minutes);
  const load = loadMinutes ?? Math.max(0, (arriveFromMinutes ?? dayMinutes / 2) - 90);
  const delay = Math.round(random() * 22) - 8;
  const roads = demoRoads(operationDate);
  const isLate = random() < roads.lateShare;
  const arrive = Math.max(load + 60, (arriveFromMinutes ?? load + 120) + delay + (isLate ? 35 : 0));
  const waitingMinutes = hasLongWait ? 75 : random() < 0.12 ? 5 + Math.round(random() * 25) : 0;
  const celsius = (spread: number) => Math.round((usualCelsius[temperatureZone] + (random() - 0.5) * spread) * 10) / 10;
  const whole = quantity ?? 0;
  const returned = status === 'failed' ? whole : status === 'partial' ? Math.max(1, Math.round(whole * 0.15)) : 0;
  const handedOver = arrive + waitingMinutes + 8 + Math.round(random() * 12);
  return {
    loadArrivedAt: at(load - 15),
    loadWaitingMinutes: 0,
    loadStartAt: at(load),
    loadEndAt: at(load + 35),
    departedAt: at(load + 45),
    arrivedAt: at(arrive),
    waitingMinutes,
    unloadStartAt: status === 'failed' ? null : at(arrive + waitingMinutes + 3),
    deliveredAt: status === 'failed' ? null : at(handedOver),
    leftAt: at(handedOver + 4),
    deliveredQuantity: status === 'failed' ? 0 : whole - returned,
    returnedQuantity: returned,
    returnReason: status === 'delivered' ? null : reasonOf(status, random),
    loadCelsius: celsius(2),
    arrivalCelsius: celsius(3),
    receiver: status === 'failed' ? null : (receivers[Math.floor(random() * receivers.length)] ?? null),
    delayReason: hasLongWait ? '荷主都合の荷待ち（75分・荷主は未確認）' : isLate ? roads.lateReason : null,
  };
}

function reasonOf(status: 'partial' | 'failed', random: () => number): string {
  if (status === 'failed') return '店舗休業のため持ち戻り';
  return partialReasons[Math.floor(random() * partialReasons.length)] ?? '';
}
