import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setMode, useColorMode } from './color-mode.ts';
import { startColorMode } from './color-mode-store.ts';

const listeners = new Set<() => void>();
let deviceIsDark = false;

function Probe() {
  const { mode, resolved } = useColorMode();
  return <output>{`${mode} ${resolved}`}</output>;
}

function device(dark: boolean) {
  deviceIsDark = dark;
  act(() => {
    for (const listener of listeners) listener();
  });
}

describe('colour mode', () => {
  let stop: () => void;
  beforeEach(() => {
    deviceIsDark = false;
    vi.stubGlobal('matchMedia', () => ({
      matches: deviceIsDark,
      addEventListener: (_: string, listener: () => void) => listeners.add(listener),
      removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
    }));
    window.localStorage.clear();
    stop = startColorMode();
  });
  afterEach(() => stop());

  it('is light until somebody chooses, whatever the device prefers', () => {
    device(true);
    render(<Probe />);
    expect(screen.getByRole('status')).toHaveTextContent('light light');
    expect(document.documentElement).toHaveClass('light');
  });

  it('remembers the choice and applies it to the page', () => {
    render(<Probe />);
    act(() => setMode('dark'));
    expect(document.documentElement).toHaveClass('dark');
    expect(document.documentElement).not.toHaveClass('light');
    expect(window.localStorage.getItem('haisha-color-mode')).toBe('dark');
    expect(screen.getByRole('status')).toHaveTextContent('dark dark');
  });

  it('follows the device in system mode', () => {
    render(<Probe />);
    act(() => setMode('system'));
    expect(screen.getByRole('status')).toHaveTextContent('system light');
    device(true);
    expect(screen.getByRole('status')).toHaveTextContent('system dark');
    expect(document.documentElement).toHaveClass('dark');
  });

  it('follows a choice made in another tab', () => {
    render(<Probe />);
    window.localStorage.setItem('haisha-color-mode', 'dark');
    act(() => {
      window.dispatchEvent(new StorageEvent('storage'));
    });
    expect(screen.getByRole('status')).toHaveTextContent('dark dark');
  });
});
