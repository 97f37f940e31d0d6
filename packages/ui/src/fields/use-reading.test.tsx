import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useReading } from './use-reading.ts';

function Field({ onReading }: { onReading: (reading: string) => void }) {
  const { typed, ...composition } = useReading(onReading) ?? {};
  return <input {...composition} onChange={(event) => typed?.(event)} />;
}

/** Types like an input method: every state of the conversion, then the resulting text of the field. */
function type(states: readonly string[], outcome: string, after = outcome): void {
  const field = screen.getByRole('textbox');
  fireEvent.compositionStart(field);
  for (const data of states) fireEvent.compositionUpdate(field, { data });
  fireEvent.compositionEnd(field, { data: outcome });
  fireEvent.input(field, { target: { value: after } });
}

describe('the reading of a text typed with an input method', () => {
  it.each([
    ['converted', ['y', 'や', 'やm', 'やま', 'やまd', 'やまだ', '山田', '山だ', '山田'], '山田', 'ヤマダ'],
    ['shortened before it is converted', ['やまだた', 'やまだ', '山田'], '山田', 'ヤマダ'],
    ['left in kana', ['さくら'], 'さくら', 'サクラ'],
    ['written in half-width kana', ['ﾔﾏﾀﾞ', '山田'], '山田', 'ヤマダ'],
  ])('is reported when the text is %s', (_, states, outcome, reading) => {
    const tell = vi.fn();
    render(<Field onReading={tell} />);
    type(states, outcome);
    expect(tell).toHaveBeenLastCalledWith(reading);
  });

  it('grows with every part, the space between names included', () => {
    const tell = vi.fn();
    render(<Field onReading={tell} />);
    type(['やまだ', '山田'], '山田');
    fireEvent.input(screen.getByRole('textbox'), { data: '　', target: { value: '山田　' } });
    type(['たろう', '太郎'], '太郎', '山田　太郎');
    expect(tell).toHaveBeenLastCalledWith('ヤマダ　タロウ');
  });

  it('starts again in an emptied field, and drops discarded text', () => {
    const tell = vi.fn();
    render(<Field onReading={tell} />);
    type(['やまだ', '山田'], '山田');
    fireEvent.input(screen.getByRole('textbox'), { target: { value: '' } });
    expect(tell).toHaveBeenLastCalledWith('');
    type(['すずき'], '', '');
    type(['さとう', '佐藤'], '佐藤');
    expect(tell).toHaveBeenLastCalledWith('サトウ');
  });
});
