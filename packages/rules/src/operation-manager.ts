/**
 * Returns how many operation managers (運行管理者) an office needs for its vehicles: ⌊n/30⌋ + 1, none without vehicles
 * (輸送安全規則 第18条).
 */
export function requiredOperationManagers(vehicles: number): number {
  return vehicles > 0 ? Math.floor(vehicles / 30) + 1 : 0;
}
