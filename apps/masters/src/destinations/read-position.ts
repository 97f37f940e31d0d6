/** Reads a place as map services write it, "35.9497, 139.6942"; null for any other text. */
export function readPosition(text: string): { latitude: number; longitude: number } | null {
  const plain = text.normalize('NFKC').replaceAll('、', ',').trim();
  const match = /^\(?(\d{1,2}\.\d+)\s*,\s*(\d{3}\.\d+)\)?$/.exec(plain);
  if (!match) return null;
  const [latitude, longitude] = [match[1], match[2]].map((part) => Number(Number(part).toFixed(6)));
  return latitude === undefined || longitude === undefined ? null : { latitude, longitude };
}
