import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { disposition } from './send-file.ts';

const header = /^(?:inline|attachment); filename="([\w.-]*)"; filename\*=UTF-8''((?:[\w.!~-]|%[0-9A-F]{2})*)$/;

describe('the header with the name of a file', () => {
  it.each([
    ['a.pdf', 'a.pdf'],
    ['a"; filename="b.exe', 'a___filename__b.exe'],
    ['a\r\nSet-Cookie: x=1\r\n\r\n<script>.pdf', 'a__Set-Cookie__x_1_____script_.pdf'],
    ["it's (1)*;%0d%0a.pdf", 'it_s__1____0d_0a.pdf'],
    ['事故\u2028\u202e.pdf', '____.pdf'],
    ['\ud800.pdf', '_.pdf'],
  ])('is one header, whatever the name holds: %j', (name, plain) => {
    const [, short, full = ''] = header.exec(disposition('attachment', name)) ?? [];
    expect([short, decodeURIComponent(full)]).toEqual([plain, name.toWellFormed()]);
  });

  it('is one header for any name', () => {
    const unit = fc.nat(0xffff).map((code) => String.fromCharCode(code));
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 40 }), (name) => {
        const [, , full = ''] = header.exec(disposition('inline', name)) ?? [];
        expect(decodeURIComponent(full)).toBe(name.toWellFormed());
      }),
      { numRuns: 1000 },
    );
  });
});
