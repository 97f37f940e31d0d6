import type { RunFees } from '@haisha/validation/run-fees';

export type DemoFees = RunFees & { hiredFeeYen: number | null };

/** An own run is paid to nobody. */
export const noDemoFees: DemoFees = {
  hiredFeeYen: null,
  loadingFeeYen: null,
  unloadingFeeYen: null,
  waitingFeeYen: null,
  surchargeYen: null,
  otherFeeYen: null,
  otherFeeText: null,
  tollYen: null,
  taxKind: null,
  paymentDate: null,
};

const baseYen = 12_000;
const kilometreYen = 290;
const loadingYen = 2_000;
const unloadingYen = 400;
/** From here on the way leads over a motorway. */
const motorwayKm = 60;
const tollKilometreYen = 24;
const surchargeShare = 0.03;
const collectedEvery = 4;
const collectingYen = 1_500;

/** What is agreed with a delivery company for a run: by its way and its stops, now and then with empty cages to bring back. */
export function demoFees({
  count,
  distanceKm,
  stops,
}: {
  /** The number of the run within its day. */
  count: number;
  distanceKm: number;
  stops: number;
}): DemoFees {
  const hiredFeeYen = hundreds(distanceKm * kilometreYen + baseYen);
  const collects = count % collectedEvery === 1;
  return {
    ...noDemoFees,
    hiredFeeYen,
    loadingFeeYen: loadingYen,
    unloadingFeeYen: unloadingYen * Math.max(1, stops - 1),
    surchargeYen: hundreds(hiredFeeYen * surchargeShare),
    tollYen: distanceKm < motorwayKm ? null : Math.round((distanceKm * tollKilometreYen) / 10) * 10,
    otherFeeYen: collects ? collectingYen : null,
    otherFeeText: collects ? '空カゴ車の回収' : null,
    taxKind: 'excluded',
  };
}

function hundreds(yen: number): number {
  return Math.round(yen / 100) * 100;
}
