import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { expectAccessible } from '../../test/expect-accessible.ts';
import { renderUi } from '../../test/render-ui.tsx';
import { FilterBar, SearchField, useSheetChoices } from './index.ts';

const options = ['稼働中', '整備中', '休車'].map((label) => ({ value: label, label }));
const many = Array.from({ length: 13 }, (_, at) => ({ value: `${at}`, label: `コース ${at}` }));

function Status({ values, onChange }: { values: string[]; onChange: (values: string[]) => void }) {
  const Choices = useSheetChoices();
  if (!Choices) return <p>no sheet</p>;
  const toggle = (value: string, isChosen: boolean) =>
    onChange(isChosen ? [...values, value] : values.filter((one) => one !== value));
  return (
    <>
      <Choices id="status" label="状態" options={options} values={values} isMany onToggle={toggle} />
      <Choices id="due" label="期限" options={options} values={['稼働中']} onToggle={(value) => onChange([value])} />
      <Choices id="course" label="コース" options={many} values={['3']} isMany onToggle={toggle} />
    </>
  );
}

function Bar() {
  const [values, setValues] = useState<string[]>(['休車']);
  const remove = () => setValues([]);
  const chips = [
    ...(values.length > 0 ? [{ id: 'status', name: '状態', values, onRemove: remove }] : []),
    { id: 'record', name: '対象', values: ['AT-01'], onRemove: remove },
  ];
  return (
    <FilterBar
      search={<SearchField label="車両を探す" value="" onSearch={() => undefined} />}
      chips={chips}
      onClear={remove}
      found={`${values.length}台`}
      isOpenAtFirst
    >
      <Status values={values} onChange={setValues} />
    </FilterBar>
  );
}

beforeEach(() => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.startsWith('not all'),
    addEventListener() {},
    removeEventListener() {},
  }));
});
afterEach(() => vi.unstubAllGlobals());

const filterButton = (count: number) => screen.getByRole('button', { name: `絞り込み（${count}）` });

it('opens the filters of a phone in a sheet, where what is chosen is in force at once', async () => {
  const { user } = await renderUi(<Bar />);
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(filterButton(2));
  const sheet = within(await screen.findByRole('dialog', { name: '絞り込み' }));
  expect(sheet.getByRole('heading', { name: '絞り込み' })).toHaveFocus();
  expect(sheet.getByRole('status')).toHaveTextContent('1台');
  const status = within(sheet.getByRole('group', { name: '状態' }));
  expect(status.getByRole('checkbox', { name: '休車' })).toBeChecked();
  await user.click(status.getByRole('checkbox', { name: '稼働中' }));
  expect(status.getByRole('checkbox', { name: '稼働中' })).toBeChecked();
  expect(sheet.getByRole('status')).toHaveTextContent('2台');
  expect(sheet.getByText('コース', { selector: 'summary' })).toHaveTextContent('コース 3');
  await expectAccessible();
  await user.click(within(sheet.getByRole('group', { name: '期限' })).getByRole('radio', { name: '整備中' }));
  expect(sheet.getByRole('status')).toHaveTextContent('1台');
});

it('names in the sheet what has no filter there, and takes everything away', async () => {
  const { user } = await renderUi(<Bar />);
  await user.click(filterButton(2));
  const sheet = within(await screen.findByRole('dialog', { name: '絞り込み' }));
  expect(sheet.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['対象 AT-01']);
  await user.click(sheet.getByRole('button', { name: 'すべて外す' }));
  expect(sheet.getByRole('status')).toHaveTextContent('0台');
});

it('gives the focus back when it closes, also where the browser finds nothing that had it', async () => {
  const { user } = await renderUi(<Bar />);
  await user.click(filterButton(2));
  await user.click(await screen.findByRole('button', { name: '閉じる' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(filterButton(2)).toHaveFocus();
});

it('leads from the words of a filter to its choices', async () => {
  const { user } = await renderUi(<Bar />);
  await user.click(screen.getByRole('button', { name: '状態 休車' }));
  const sheet = within(await screen.findByRole('dialog', { name: '絞り込み' }));
  expect(sheet.getByRole('checkbox', { name: '休車' })).toHaveFocus();
});

it('has no empty status where nothing is said of what is found', async () => {
  const { user } = await renderUi(
    <FilterBar search={null}>
      <select data-filter="kind" aria-label="種類" />
    </FilterBar>,
  );
  await user.click(screen.getByRole('button', { name: '絞り込み' }));
  const sheet = within(await screen.findByRole('dialog', { name: '絞り込み' }));
  expect(sheet.queryByRole('status')).toBeNull();
});
