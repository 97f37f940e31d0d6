import { registeredShipments } from '../runs/transport-register.ts';
import type { RunFacts } from './run-facts.ts';
import type { RunFinding } from './run-finding.ts';

/**
 * Check 21: what another company drives from 1.5 t on stands in the register of actual carriers (実運送体制管理簿,
 * 貨物自動車運送事業法 第24条の5). The register is made of the run and its deliveries, so that an entry is missing where these
 * do not say how far down the chain the work goes, what the goods are, or whether they weigh that much.
 */
export function registerIncomplete({ load, tier }: Pick<RunFacts, 'load' | 'tier'>): RunFinding[] {
  const shipments = registeredShipments(load.goods ?? []);
  const goods = shipments.flatMap((one) => one.goods);
  if (goods.length === 0) return [];
  const weight = Math.round(Math.max(...shipments.map(({ weightKg }) => weightKg)));
  const unnamed = goods.filter(({ isNamed }) => !isNamed).length;
  const unweighed = goods.filter(({ weightKg }) => weightKg === null).length;
  const found = (code: string, way: string, params: NonNullable<RunFinding['params']>): RunFinding => {
    return { check: 21, level: 'amber', code, params, wayOut: { code: way } };
  };
  return [
    ...(tier === null ? [found('registerTierMissing', 'enterTier', { weight })] : []),
    ...(unnamed > 0 ? [found('registerGoodsUnnamed', 'nameGoods', { count: unnamed, weight })] : []),
    ...(unweighed > 0 ? [found('registerUnweighed', 'weighGoods', { count: unweighed })] : []),
  ];
}
