import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { useCommands, useRegisteredCommands } from './commands.ts';

const ran = vi.fn();
let setCount: (count: number) => void = () => undefined;

function Area() {
  const [count, set] = useState(0);
  setCount = set;
  useCommands([
    { id: 'add', label: '車両を登録', keywords: ['new'], run: () => ran(count) },
    { id: 'csv', label: 'CSV', run: () => ran('csv') },
  ]);
  return null;
}

/** A shell that redraws its areas whenever the palette changes. */
function Shell({ areas }: { areas: string[] }) {
  const commands = useRegisteredCommands();
  return (
    <>
      {commands.map((command) => (
        <button type="button" key={command.id + command.label} onClick={command.run}>
          {command.label}
        </button>
      ))}
      {areas.map((area) => (
        <Area key={area} />
      ))}
    </>
  );
}

test('offers the commands of the current screen, even when their lists are written inline', () => {
  const { rerender } = render(<Shell areas={['masters']} />);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['車両を登録', 'CSV']);
  rerender(<Shell areas={[]} />);
  expect(screen.queryAllByRole('button')).toEqual([]);
});

test('runs the current version of a command, not the registered one', () => {
  render(<Shell areas={['masters']} />);
  act(() => setCount(7));
  act(() => screen.getByRole('button', { name: '車両を登録' }).click());
  expect(ran).toHaveBeenLastCalledWith(7);
});
