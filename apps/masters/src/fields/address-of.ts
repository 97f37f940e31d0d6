type Addressed = {
  prefecture: string | null;
  city: string | null;
  addressLine1: string | null;
  addressLine2: string | null;
};

/** An address in one line, as rows, maps and forms show it; empty where there is none. */
export function addressOf({ prefecture, city, addressLine1, addressLine2 }: Addressed): string {
  const place = [prefecture, city, addressLine1].filter(Boolean).join('');
  return [place, addressLine2].filter(Boolean).join(' ');
}
