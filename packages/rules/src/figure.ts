/** From the least to the most, both included. */
export type Range = readonly [least: number, most: number];

/**
 * Outside `possible` a figure is refused, outside `usual` it is pointed out; `canBeZero` where nothing is a figure as well.
 * It has so many decimals, none where that is left out.
 */
export type FigureRanges = { possible: Range; usual: Range; canBeZero?: boolean; places?: number };

const yenOfMonth = { possible: [0, 999_999_999], usual: [1_000, 3_000_000], canBeZero: true } as const;
const roadKilometres = { possible: [0, 9_999.9], usual: [0.5, 2_000], canBeZero: true, places: 1 } as const;

/**
 * What the figures of masters can be and usually are, by field. The measures are those of Japanese trucks with their
 * permits (道路運送車両の保安基準 第2条・第4条: 12 m, 2.5 m, 3.8 m, 25 t; combinations and relaxed ones above), from a motorcycle
 * for parcels to a trailer; the amounts and distances are those of a delivery company.
 */
export const figures = {
  grossWeightKg: { possible: [200, 100_000], usual: [500, 44_000] },
  maxLoadKg: { possible: [10, 100_000], usual: [100, 30_000], canBeZero: true },
  vehicleWeightKg: { possible: [50, 100_000], usual: [400, 25_000] },
  lengthCm: { possible: [100, 3_000], usual: [200, 2_100] },
  widthCm: { possible: [50, 500], usual: [100, 300] },
  heightCm: { possible: [50, 500], usual: [120, 410] },
  /** Limits of a place for vehicles, which begin where a van ends. */
  maxHeightCm: { possible: [100, 3_000], usual: [180, 600] },
  maxLengthCm: { possible: [100, 3_000], usual: [300, 2_100] },
  seatingCapacity: { possible: [1, 99], usual: [1, 10] },
  engineCc: { possible: [20, 99_999], usual: [250, 18_000] },
  palletCapacity: { possible: [0, 999], usual: [1, 40], canBeZero: true },
  rollCageCapacity: { possible: [0, 999], usual: [1, 60], canBeZero: true },
  capacityCubicMetres: { possible: [0, 999], usual: [0.5, 100], canBeZero: true, places: 1 },
  odometerKm: { possible: [0, 9_999_999], usual: [0, 2_000_000] },
  oilChangeKm: { possible: [0, 9_999_999], usual: [0, 2_000_000] },
  monthlyVehicleCostYen: yenOfMonth,
  monthlyInsuranceYen: yenOfMonth,
  monthlyTaxYen: yenOfMonth,
  monthlyDepreciationYen: yenOfMonth,
  fuelEconomyKmPerLitre: { possible: [0.1, 99.99], usual: [1, 40], places: 2 },
  weightKg: { possible: [0, 99_999.9], usual: [0.1, 30_000], canBeZero: true, places: 1 },
  volumeCubicMetres: { possible: [0, 999.99], usual: [0.01, 100], canBeZero: true, places: 2 },
  standardDistanceKm: roadKilometres,
  usualTollYen: { possible: [0, 999_999], usual: [50, 60_000], canBeZero: true },
  driverAllowanceYen: { possible: [0, 999_999], usual: [100, 50_000], canBeZero: true },
  drivingMinutes: { possible: [0, 2_879], usual: [10, 1_440], canBeZero: true },
  breakMinutes: { possible: [0, 2_879], usual: [5, 900], canBeZero: true },
  workMinutes: { possible: [0, 480], usual: [2, 480], canBeZero: true },
  creditLimitYen: { possible: [0, 999_999_999], usual: [10_000, 500_000_000], canBeZero: true },
  openingBalanceYen: { possible: [-999_999_999, 999_999_999], usual: [-50_000_000, 200_000_000] },
  capitalYen: { possible: [0, 999_999_999_999], usual: [10_000, 5_000_000_000], canBeZero: true },
} as const satisfies Record<string, FigureRanges>;

export type FigureName = keyof typeof figures;
export const figureNames = Object.keys(figures) as FigureName[];

/** Returns the range outside of which a value looks wrong; null for one that looks right. */
export function unusualRange(name: FigureName, value: number): Range | null {
  const { usual, canBeZero }: FigureRanges = figures[name];
  const [least, most] = usual;
  return (value === 0 && canBeZero) || (value >= least && value <= most) ? null : usual;
}

/** How far a weight of a vehicle may lie from that of its vehicle type before it looks wrong. */
const shareOfType = 0.4;

/** Returns whether a weight differs by more than 40 % from the one that its vehicle type states. */
export function isFarFromType(weightKg: number, typicalKg: number): boolean {
  return Math.abs(weightKg - typicalKg) > typicalKg * shareOfType;
}

/** Nobody is employed before 15 (労働基準法 第56条). */
const leastAgeAtHire = 15;
const mostAgeAtHire = 99;
const usualAgeAtHire: Range = [18, 75];

/** Returns how likely it is that a driver was hired at an age, in completed years. */
export function ageAtHire(age: number): 'usual' | 'unusual' | 'impossible' {
  if (age < leastAgeAtHire || age > mostAgeAtHire) return 'impossible';
  return age >= usualAgeAtHire[0] && age <= usualAgeAtHire[1] ? 'usual' : 'unusual';
}

/** Returns how many decimals a field of this name has; null for one that is no figure of a master. */
export function placesOf(name: string): number | null {
  const ranges: FigureRanges | undefined = figures[name as FigureName];
  return ranges ? (ranges.places ?? 0) : null;
}
