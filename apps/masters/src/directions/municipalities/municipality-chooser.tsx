import { useTranslation } from '@haisha/i18n';
import { Field, Flex, Input, NativeSelect, Stack, Text } from '@haisha/ui';
import { isComposing } from '@haisha/ui/keys';
import { mostMunicipalities } from '@haisha/validation/direction-choices';
import { type KeyboardEvent, useDeferredValue, useState } from 'react';
import { findMunicipalities } from './find-municipalities.ts';
import { MunicipalityBoxes } from './municipality-boxes.tsx';
import type { useMunicipalities } from './use-municipalities.ts';
import type { OtherDirection } from './use-other-directions.ts';

export type MunicipalityChooserProps = {
  list: ReturnType<typeof useMunicipalities>;
  chosen: readonly string[];
  others: readonly OtherDirection[];
  onChange: (codes: readonly string[]) => void;
};

/** All of Japan to choose from: a prefecture, or whatever a search finds anywhere. */
export function MunicipalityChooser({ list, chosen, others, onChange }: MunicipalityChooserProps) {
  const { t } = useTranslation('direction');
  const [prefecture, setPrefecture] = useState(() => list.municipalityOf(chosen[0] ?? '')?.prefecture ?? '');
  const [text, setText] = useState('');
  const searchText = useDeferredValue(text.trim());
  const found = searchText === '' ? null : findMunicipalities(list, searchText);
  const rows = found ?? list.municipalities.filter((one) => one.prefecture === prefecture);
  const isFull = chosen.length >= mostMunicipalities;

  // Enter takes the only one that was found, and never leaves the form.
  function takeOnly(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key !== 'Enter' || isComposing(event)) return;
    event.preventDefault();
    const [only, another] = findMunicipalities(list, text.trim());
    if (!only || another || (isFull && !chosen.includes(only.code))) return;
    setText('');
    if (!chosen.includes(only.code)) onChange([...chosen, only.code]);
  }

  return (
    <Stack gap="3">
      <Flex gap="4" wrap="wrap">
        <Field.Root w="12rem">
          <Field.Label>{t('municipality.prefecture')}</Field.Label>
          <NativeSelect.Root>
            <NativeSelect.Field
              value={prefecture}
              onChange={(event) => {
                setPrefecture(event.target.value);
                setText('');
              }}
            >
              <option value="" />
              {list.prefectures.map((name) => (
                <option key={name} value={name}>
                  {list.prefectureText(name)}
                </option>
              ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
        </Field.Root>
        <Field.Root flex="1" minW="14rem" maxW="24rem">
          <Field.Label>{t('municipality.search')}</Field.Label>
          <Input
            type="search"
            autoComplete="off"
            value={text}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={takeOnly}
          />
          <Field.HelperText>{t('municipality.searchHelp')}</Field.HelperText>
        </Field.Root>
      </Flex>
      {isFull && <Text role="status">{t('municipality.full', { max: mostMunicipalities })}</Text>}
      {found?.length === 0 && <Text role="status">{t('municipality.notFound', { text: searchText })}</Text>}
      {rows.length > 0 && (
        <MunicipalityBoxes
          label={
            found
              ? t('municipality.found', { text: searchText })
              : t('municipality.list', { prefecture: list.prefectureText(prefecture) })
          }
          rows={rows}
          prefecture={found ? null : prefecture}
          prefectureText={list.prefectureText}
          chosen={chosen}
          others={others}
          onChange={onChange}
        />
      )}
    </Stack>
  );
}
