// @vitest-environment jsdom

import { act, cleanup, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addMessages, changeLocale, initI18n, useLocale, useTranslation } from './index.ts';

const log = { error: vi.fn() };
const onMissing = vi.fn();
const words = { ja: { shell: { home: 'ホーム' } }, en: { shell: { home: 'Home', onlyEnglish: 'English' } } };
const load = { ja: vi.fn(async () => words.ja), en: vi.fn(async () => words.en) };

beforeEach(() => {
  vi.clearAllMocks();
  load.ja.mockImplementation(async () => words.ja);
  load.en.mockImplementation(async () => words.en);
});
afterEach(async () => {
  cleanup();
  await addMessages('vehicle', { ja: {}, en: {} });
});

function start(isProduction = true) {
  return initI18n({ locale: 'ja', load, log, onMissing, isProduction });
}

function Page() {
  const { t } = useTranslation(['shell', 'vehicle']);
  return <p lang={useLocale()}>{`${t('home')} ${t('vehicle:name', { defaultValue: '' })}`.trim()}</p>;
}

test('a page follows the language and fetches only the language it shows', async () => {
  await start();
  render(<Page />);
  expect(screen.getByText('ホーム')).toHaveProperty('lang', 'ja');
  expect(load.en).not.toHaveBeenCalled();
  await act(() => changeLocale('en'));
  expect(screen.getByText('Home')).toHaveProperty('lang', 'en');
  expect(document.documentElement.lang).toBe('en');
  await act(() => changeLocale('ja'));
  expect(load.ja).toHaveBeenCalledTimes(1);
});

test('a switch that was given up while its texts loaded changes nothing', async () => {
  await start();
  const switching = new AbortController();
  const switched = changeLocale('en', switching.signal);
  switching.abort();
  await act(() => switched);
  expect(i18next.language).toBe('ja');
  expect(document.documentElement.lang).toBe('ja');
});

test('an area adds its texts, bundled or to be fetched', async () => {
  await start();
  render(<Page />);
  await act(() => addMessages('vehicle', { ja: { name: '車両' }, en: async () => ({ default: { name: 'Vehicle' } }) }));
  expect(screen.getByText('ホーム 車両')).toBeTruthy();
  await act(() => changeLocale('en'));
  expect(screen.getByText('Home Vehicle')).toBeTruthy();
});

test('a newer version of an area replaces the texts of the older one', async () => {
  await start();
  await addMessages('vehicle', { ja: async () => ({ name: '車両' }), en: { name: 'Vehicle' } });
  await addMessages('vehicle', { ja: async () => ({ name: 'クルマ' }), en: { name: 'Car' } });
  expect(i18next.t('vehicle:name')).toBe('クルマ');
});

test('texts that are known already are not stored again, so that nothing is drawn anew', async () => {
  await start();
  const stored = vi.fn();
  const texts = { ja: { name: '車両' }, en: async () => ({ name: 'Vehicle' }) };
  await addMessages('vehicle', texts);
  i18next.store.on('added', stored);
  await addMessages('vehicle', texts);
  expect(stored).not.toHaveBeenCalled();
  await addMessages('vehicle', { ...texts, ja: { name: 'クルマ' } });
  expect(stored).toHaveBeenCalledTimes(1);
  i18next.store.off('added', stored);
});

test('draws nothing anew for texts that nothing on the page has asked for', async () => {
  await start();
  const drawn = vi.fn();
  function Counted() {
    drawn(useTranslation('shell').t('home'));
    return null;
  }
  render(<Counted />);
  await act(() => addMessages('unopened', { ja: { name: '荷物' }, en: { name: 'Parcel' } }));
  expect(drawn).toHaveBeenCalledTimes(1);
  expect(i18next.t('unopened:name')).toBe('荷物');
});

test('draws anew what has asked for texts that were not there yet', async () => {
  await start();
  function Early() {
    return useTranslation('parcel').t('name');
  }
  render(<Early />);
  expect(screen.queryByText('荷物')).toBeNull();
  await act(() => addMessages('parcel', { ja: { name: '荷物' }, en: {} }));
  expect(screen.getByText('荷物')).toBeTruthy();
});

test('finds the label of a part next to the label of the whole', async () => {
  await start();
  await addMessages('vehicle', { ja: { field: { plate: 'ナンバー', 'plate.kana': 'かな' } }, en: {} });
  expect(i18next.t('vehicle:field.plate')).toBe('ナンバー');
  expect(i18next.t('vehicle:field.plate.kana')).toBe('かな');
});

test('logs texts that cannot be fetched and shows the other language', async () => {
  const cause = new Error('offline');
  load.ja.mockRejectedValue(cause);
  await start();
  expect(log.error).toHaveBeenCalledWith('The messages of ja could not be loaded', cause);
  expect(i18next.t('shell:onlyEnglish')).toBe('English');
  const fetched = { ja: () => Promise.reject(cause), en: async () => ({ plate: 'Plate' }) };
  await addMessages('vehicle', fetched);
  expect(log.error).toHaveBeenCalledWith('The messages vehicle of ja could not be loaded', cause);
  expect(i18next.t('vehicle:plate')).toBe('Plate');
});

test('fetches texts again after a failed fetch', async () => {
  load.ja.mockRejectedValueOnce(new Error('offline'));
  await start();
  await changeLocale('ja');
  expect(load.ja).toHaveBeenCalledTimes(2);
});

test('starts without any texts', async () => {
  load.ja.mockRejectedValue(new Error('offline'));
  load.en.mockRejectedValue(new Error('offline'));
  await expect(start()).resolves.toBeUndefined();
  expect(log.error).toHaveBeenCalledTimes(2);
});

test('reports a missing text, and logs it outside production', async () => {
  await start();
  expect(i18next.t('shell:nothing')).toBe('nothing');
  expect(onMissing).toHaveBeenCalledWith({ locale: 'ja', namespace: 'shell', key: 'nothing' });
  expect(log.error).not.toHaveBeenCalled();
  await start(false);
  i18next.t('shell:nothingAgain');
  expect(log.error).toHaveBeenCalledWith('Missing message: shell:nothingAgain (ja)');
});
