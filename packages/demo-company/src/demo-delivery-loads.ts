import type { DeliveryInput } from '@haisha/validation/delivery';

type Load = Pick<
  DeliveryInput,
  'goodsName' | 'loadUnit' | 'quantity' | 'weightKg' | 'volumeCubicMetres' | 'cages' | 'pallets'
>;

const goods = {
  ambient: ['菓子・飲料', '加工食品', '日用品'],
  chilled: ['日配品', '精肉・鮮魚', '惣菜・弁当'],
  frozen: ['冷凍食品', 'アイスクリーム'],
  controlled: ['チョコレート・ワイン'],
} as const;

/** What a store orders on a day by the case, and what goes between centres on pallets; `size` is the share of a usual order. */
export function demoLoad(
  { kind, temperatureZone }: Pick<DeliveryInput, 'kind' | 'temperatureZone'>,
  random: () => number,
  size: number,
): Load {
  const names = goods[temperatureZone];
  const goodsName = names[Math.floor(random() * names.length)] ?? null;
  const isCentre = kind === 'centre';
  const usual = isCentre ? 120 + Math.floor(random() * 180) : 6 + Math.floor(random() * 22);
  const quantity = Math.round(usual * size);
  const weightKg = Math.round(quantity * (5.5 + random() * 2.5) * 10) / 10;
  return {
    goodsName,
    loadUnit: 'case',
    quantity,
    weightKg,
    volumeCubicMetres: Math.round(quantity * 0.028 * 100) / 100,
    // Small orders travel loose.
    cages: isCentre ? null : Number(quantity >= 16),
    pallets: isCentre ? Math.ceil(quantity / 40) : null,
  };
}
