import { formatPlate, type Plate } from '@haisha/rules/plate';

type Row = Readonly<Record<string, unknown>>;

/** What people call a row, from the fields that name it, such as "AT-01 相模 400 わ 70-28"; null where none does. */
export function recordLabel(row: Row | null): string | null {
  const { code, loginId, name, plate } = row ?? {};
  const parts = [code, loginId, name, plate && formatPlate(plate as Plate)];
  const said = parts.filter((part): part is string => typeof part === 'string' && part !== '');
  return said.length > 0 ? said.join(' ') : null;
}
