import { describe, expect, it } from 'vitest';
import { safeReturnTo } from './safe-return-to.ts';

describe('the path to return to', () => {
  it.each(['/', '/vehicles?q=1&page=2#row', '/en/vehicles/edit/1', '/a//b', '/%2F%2Fevil.example'])(
    'may be %s',
    (path) => expect(safeReturnTo(path)).toBe(path),
  );

  it.each([
    ...['//evil.example', '/\\evil.example', '\\\\evil.example', '/\t/evil.example', '/\n//evil.example'],
    ...['https://evil.example/', 'javascript:alert(1)', 'evil', '', ' /x', '/..//evil.example', '/.//evil.example'],
    ...['/a/../..//evil.example', 'data:text/html,x', '/\u0000/evil.example\r\nSet-Cookie: a=b'],
  ])('leads nowhere else: %j', (text) => {
    const path = safeReturnTo(text);
    expect(path).toMatch(/^\/(?![/\\])/);
    expect(path).not.toMatch(/[\r\n\t]/);
    expect(new URL(path, 'https://haisha.example.jp').origin).toBe('https://haisha.example.jp');
  });
});
