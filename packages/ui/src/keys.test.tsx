import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { displayKeys, isComposing, matchesKeys, type ShortcutOptions, useShortcut } from './keys.ts';

function Probe({ keys, act, options }: { keys: string; act: () => void; options?: ShortcutOptions }) {
  useShortcut(keys, act, options);
  return <input aria-label="field" />;
}

describe('useShortcut', () => {
  it('acts on the combination with Ctrl and with ⌘, also from a field', () => {
    const act = vi.fn();
    render(<Probe keys="mod+k" act={act} />);
    fireEvent.keyDown(window, { key: 'k', ctrlKey: true });
    fireEvent.keyDown(screen.getByLabelText('field'), { key: 'K', metaKey: true });
    expect(act).toHaveBeenCalledTimes(2);
  });

  it('ignores a plain sign while somebody types', () => {
    const act = vi.fn();
    render(<Probe keys="?" act={act} />);
    fireEvent.keyDown(screen.getByLabelText('field'), { key: '?', shiftKey: true });
    expect(act).not.toHaveBeenCalled();
    fireEvent.keyDown(document.body, { key: '?', shiftKey: true });
    expect(act).toHaveBeenCalledOnce();
  });

  it.each([
    { name: 'isComposing', init: { key: 'k', ctrlKey: true, isComposing: true } },
    { name: 'key code 229', init: { key: 'k', ctrlKey: true, keyCode: 229 } },
  ])('never acts during Japanese conversion ($name)', ({ init }) => {
    const act = vi.fn();
    render(<Probe keys="mod+k" act={act} />);
    fireEvent.keyDown(screen.getByLabelText('field'), init);
    expect(act).not.toHaveBeenCalled();
  });

  it('does nothing while it is disabled or another handler has acted', () => {
    const act = vi.fn();
    const { rerender } = render(<Probe keys="/" act={act} options={{ enabled: false }} />);
    fireEvent.keyDown(document.body, { key: '/' });
    rerender(<Probe keys="/" act={act} />);
    const event = new KeyboardEvent('keydown', { key: '/', bubbles: true, cancelable: true });
    event.preventDefault();
    document.body.dispatchEvent(event);
    expect(act).not.toHaveBeenCalled();
  });
});

describe('isComposing', () => {
  it('reads the browser event inside a React event', () => {
    expect(isComposing({ nativeEvent: new KeyboardEvent('keydown', { isComposing: true }) })).toBe(true);
    expect(isComposing(new KeyboardEvent('keydown', { key: 'Enter' }))).toBe(false);
  });
});

describe('matchesKeys', () => {
  it('requires exactly the named modifiers', () => {
    const press = (init: KeyboardEventInit) => new KeyboardEvent('keydown', init);
    expect(matchesKeys(press({ key: 'k', ctrlKey: true, shiftKey: true }), 'mod+k')).toBe(false);
    expect(matchesKeys(press({ key: 'Enter', shiftKey: true }), 'shift+enter')).toBe(true);
    expect(matchesKeys(press({ key: 'k' }), 'mod+k')).toBe(false);
  });
});

describe('displayKeys', () => {
  it('writes the combination as on the keyboard', () => {
    expect(displayKeys('mod+k')).toBe('Ctrl+K');
    expect(displayKeys('?')).toBe('?');
  });
});
