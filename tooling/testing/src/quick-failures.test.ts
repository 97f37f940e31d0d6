import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';

const messages: string[] = [];
const ask = () => {
  try {
    return screen.getByRole('button', { name: 'Save' });
  } catch (error) {
    messages.push(String(error));
    throw error;
  }
};

describe('a query that finds nothing', () => {
  beforeEach(() => {
    document.body.innerHTML = '<p>A page without buttons</p>';
    messages.length = 0;
  });

  it('shows the page', () => {
    expect(ask).toThrow('A page without buttons');
  });

  it('shows it once where it waits', async () => {
    await expect(waitFor(ask, { timeout: 120 })).rejects.toThrow('A page without buttons');
    expect(messages.length).toBeGreaterThan(1);
    expect(messages.filter((message) => message.includes('A page without buttons'))).toEqual([]);
  });

  it('shows it where it is found by itself', async () => {
    await expect(screen.findByText('Save', undefined, { timeout: 60 })).rejects.toThrow('A page without buttons');
  });
});
