/** A digital tachograph is required from 7 t gross weight or 4 t load, kg (貨物自動車運送事業輸送安全規則 第9条). */
export function tachographRequired(grossWeightKg: number, maxLoadKg: number): boolean {
  return grossWeightKg >= 7000 || maxLoadKg >= 4000;
}

/** Years until the next 車検 of a truck (道路運送車両法 第61条): 8 t and above 1; below it 2 at first, then 1; kei 2. */
export function inspectionYears(vehicle: { grossWeightKg: number; isKei: boolean }, isFirst: boolean): 1 | 2 {
  if (vehicle.isKei) return 2;
  return vehicle.grossWeightKg < 8000 && isFirst ? 2 : 1;
}
