import { useTranslation } from '@haisha/i18n';
import { codeAndName } from '@haisha/records/naming/code-and-name';
import { useNameOf } from '@haisha/records/naming/use-name-of';
import type { Municipality } from '@haisha/rules/municipality';
import { Box, Checkbox, Grid, Text } from '@haisha/ui';
import { mostMunicipalities } from '@haisha/validation/direction-choices';
import type { OtherDirection } from './use-other-directions.ts';

export type MunicipalityBoxesProps = {
  label: string;
  rows: readonly Municipality[];
  /** The prefecture whose municipalities they all are; null for what a search found. */
  prefecture: string | null;
  prefectureText: (prefecture: string) => string;
  chosen: readonly string[];
  others: readonly OtherDirection[];
  onChange: (codes: readonly string[]) => void;
};

/** Municipalities to tick, in columns; beside each, which other direction of the department has it. */
export function MunicipalityBoxes({
  label,
  rows,
  prefecture,
  prefectureText,
  chosen,
  others,
  onChange,
}: MunicipalityBoxesProps) {
  const { t } = useTranslation('direction');
  const nameOf = useNameOf(codeAndName);
  const codes = rows.map(({ code }) => code);
  const ticked = codes.filter((code) => chosen.includes(code)).length;
  const isFull = chosen.length >= mostMunicipalities;
  const tooMany = chosen.length - ticked + codes.length > mostMunicipalities;
  const without = chosen.filter((code) => !codes.includes(code));
  return (
    <Box role="group" aria-label={label} borderWidth="1px" rounded="md">
      {prefecture !== null && (
        <Box px="3" borderBottomWidth="1px">
          <Checkbox
            checked={ticked === codes.length}
            indeterminate={ticked > 0 && ticked < codes.length}
            disabled={tooMany && ticked < codes.length}
            onCheckedChange={(checked) => onChange(checked ? [...without, ...codes] : without)}
          >
            {t('municipality.all', { prefecture: prefectureText(prefecture) })}
          </Checkbox>
        </Box>
      )}
      <Grid
        templateColumns="repeat(auto-fill, minmax(min(100%, 15rem), 1fr))"
        columnGap="4"
        px="3"
        py="1"
        maxH="22rem"
        overflowY="auto"
      >
        {rows.map(({ code, name, prefecture: of }) => {
          const isChosen = chosen.includes(code);
          const other = others.find(({ municipalityCodes }) => municipalityCodes.includes(code));
          return (
            <Box key={code}>
              <Checkbox
                checked={isChosen}
                disabled={isFull && !isChosen}
                aria-describedby={other && `${code}-other`}
                onCheckedChange={(checked) =>
                  onChange(checked ? [...chosen, code] : chosen.filter((one) => one !== code))
                }
              >
                {prefecture === null ? `${prefectureText(of)} ${name}` : name}
              </Checkbox>
              {other && (
                <Text id={`${code}-other`} textStyle="xs" color="fg.subtle" ps="6" mt="-1" pb="1">
                  {t('municipality.inOther', { direction: nameOf(other) })}
                </Text>
              )}
            </Box>
          );
        })}
      </Grid>
    </Box>
  );
}
