type Addressed = {
  prefecture: string | null;
  city: string | null;
  addressLine1: string | null;
  addressLine2: string | null;
};

/** An address in one line; empty where there is none. */
export function addressOf({ prefecture, city, addressLine1, addressLine2 }: Addressed): string {
  return [prefecture, city, addressLine1, addressLine2].filter(Boolean).join('');
}
