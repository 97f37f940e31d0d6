import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { type Live, provideLive, useLive, useOthersHere } from './live.ts';

afterEach(() => act(() => provideLive(null)));

function Page({ id, entities = ['vehicle', 'department'] }: { id?: string; entities?: string[] }) {
  useLive(...entities);
  return <p>{useOthersHere('vehicle', id).join(', ') || 'nobody'}</p>;
}

function fakeLive() {
  const leave = vi.fn();
  const live = {
    follow: vi.fn<Live['follow']>(),
    enter: vi.fn<Live['enter']>(() => leave),
  };
  return { live, leave, tell: (names: string[]) => act(() => live.enter.mock.lastCall?.[2](names)) };
}

it('follows the entities of a page, also when the service arrives after the page', () => {
  const { live } = fakeLive();
  render(<Page />);
  act(() => provideLive(live));
  expect(live.follow.mock.calls.flat()).toEqual(['vehicle', 'department']);
});

it('follows once, however often the page is drawn', () => {
  const { live } = fakeLive();
  provideLive(live);
  const { rerender } = render(<Page id="v1" />);
  rerender(<Page id="v1" entities={['vehicle', 'department']} />);
  expect(live.follow).toHaveBeenCalledTimes(2);
  expect(live.enter).toHaveBeenCalledOnce();
});

it('draws nothing anew when the service arrives', () => {
  const drawn = vi.fn();
  function Counted() {
    useLive('vehicle');
    drawn(useOthersHere('vehicle', 'v1'));
    return null;
  }
  render(<Counted />);
  act(() => provideLive(fakeLive().live));
  expect(drawn).toHaveBeenCalledTimes(1);
});

it('names the others who have the record open, and nobody after leaving it', () => {
  const { live, leave, tell } = fakeLive();
  provideLive(live);
  const { rerender } = render(<Page id="v1" />);
  tell(['佐藤 健']);
  expect(screen.getByText('佐藤 健')).toBeVisible();
  rerender(<Page id="v2" />);
  expect(leave).toHaveBeenCalledOnce();
  expect(screen.getByText('nobody')).toBeVisible();
});

it('enters no channel for a new record', () => {
  const { live } = fakeLive();
  provideLive(live);
  render(<Page />);
  expect(live.enter).not.toHaveBeenCalled();
});

it('forgets who was there when the service stops', () => {
  const { live, tell } = fakeLive();
  provideLive(live);
  render(<Page id="v1" />);
  tell(['佐藤 健']);
  act(() => provideLive(null));
  expect(screen.getByText('nobody')).toBeVisible();
});
