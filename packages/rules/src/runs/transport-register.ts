/** Goods of a run as the register needs them. */
export type RegisteredGoods = {
  cargoOwnerId: string;
  originId: string;
  /** Null when nobody has weighed them. */
  weightKg: number | null;
};

/** What one owner hands over at one place for one run, with its weight as far as it is known. */
export type Shipment<Goods> = { goods: readonly Goods[]; weightKg: number; isWeighed: boolean };

/** From this weight on a shipment that another company drives is written down (since 2025-04-01). */
export const registeredFromKg = 1_500;

/**
 * Returns the shipments of a run that another company drives which belong into the register of actual carriers
 * (実運送体制管理簿, 貨物自動車運送事業法 第24条の5): those of 1.5 t and more, and those of which nobody knows the weight.
 */
export function registeredShipments<Goods extends RegisteredGoods>(goods: readonly Goods[]): Shipment<Goods>[] {
  const handed = Map.groupBy(goods, ({ cargoOwnerId, originId }) => `${cargoOwnerId} ${originId}`);
  return [...handed.values()]
    .map((some): Shipment<Goods> => {
      const weightKg = some.reduce((sum, one) => sum + (one.weightKg ?? 0), 0);
      return { goods: some, weightKg, isWeighed: some.every((one) => one.weightKg !== null) };
    })
    .filter(({ isWeighed, weightKg }) => weightKg >= registeredFromKg || !isWeighed);
}
