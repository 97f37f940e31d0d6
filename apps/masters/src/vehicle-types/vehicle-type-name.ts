/** How people call a vehicle type: "4t-R 4t 冷凍". */
export function vehicleTypeName({ code, name }: { code: string; name: string }): string {
  return `${code} ${name}`;
}
