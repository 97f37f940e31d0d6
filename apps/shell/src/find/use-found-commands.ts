import { type Locale, useLocale } from '@haisha/i18n';
import { localName } from '@haisha/i18n/local-name';
import { useNavigate } from '@haisha/platform';
import type { AreaFinds } from '@haisha/releases/pointer';
import type { PaletteCommand } from '@haisha/ui/palette-command';
import type { FoundRecord } from '@haisha/validation/find';
import { useCallback } from 'react';
import { pathOfRecord } from './places.ts';

/** Returns a function that makes rows of the palette from found records, of the kinds that a live area knows. */
export function useFoundCommands(kinds: ReadonlyMap<string, AreaFinds>) {
  const locale = useLocale();
  const navigate = useNavigate();
  return useCallback(
    (records: readonly FoundRecord[]): PaletteCommand[] =>
      records.flatMap((record) => {
        const kind = kinds.get(record.kind);
        return kind ? [commandOf(record, kind, locale, navigate)] : [];
      }),
    [kinds, locale, navigate],
  );
}

function commandOf(
  { kind, id, code, name, nameEn, detail, detailEn }: FoundRecord,
  found: AreaFinds,
  locale: Locale,
  open: (path: string) => void,
): PaletteCommand {
  return {
    id: `${kind}:${id}`,
    label: localName(locale, name, nameEn),
    code,
    detail: localName(locale, detail, detailEn),
    icon: found.icon,
    run: () => open(pathOfRecord(found, id)),
  };
}
