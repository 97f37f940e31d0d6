import type { Delivery } from '@haisha/validation/delivery';

/** What some deliveries weigh and fill together. */
export type HalfLoad = { count: number; weightKg: number; volumeCubicMetres: number; cages: number };

/** Adds deliveries up; what nobody entered counts as nothing. */
export function halfLoad(deliveries: readonly Delivery[]): HalfLoad {
  const sum = (of: (one: Delivery) => number | null) => deliveries.reduce((total, one) => total + (of(one) ?? 0), 0);
  return {
    count: deliveries.length,
    weightKg: Math.round(sum(({ weightKg }) => weightKg) * 10) / 10,
    volumeCubicMetres: Math.round(sum(({ volumeCubicMetres }) => volumeCubicMetres) * 100) / 100,
    cages: sum(({ cages }) => cages),
  };
}
