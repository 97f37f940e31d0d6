import { expect, test } from 'vitest';
import * as z from 'zod';
import { fieldErrors } from './field-errors.ts';
import { invoiceNumber, phone, postalCode } from './japanese-field.ts';
import { plateSchema } from './plate.ts';

function parse(field: z.ZodType, value: unknown): unknown {
  const result = z.object({ value: field }).safeParse({ value });
  return result.success ? result.data.value : `!${fieldErrors(result.error)[0]?.code}`;
}

test.each([
  [postalCode(), '339-0057', '3390057'],
  [postalCode(), '〒３３９－００５７', '3390057'],
  [postalCode(), '339005', '!postalCode'],
  [postalCode(), '', '!required'],
  [postalCode(), '-', '!required'],
  [phone(), '048-123-4567', '0481234567'],
  [phone(), '(048)123-4567', '0481234567'],
  [phone(), '+81 90 1234 5678', '09012345678'],
  [phone(), '0120-123-456', '0120123456'],
  [phone(), '09012345', '!phone'],
  [phone(), '048123456789', '!phone'],
  [phone(), null, '!required'],
  [invoiceNumber({ legalForm: 'corporation' }), 't7990001000001', 'T7990001000001'],
  [invoiceNumber({ legalForm: 'corporation' }), 'Ｔ6-9900-0100-0002', 'T6990001000002'],
  [invoiceNumber({ legalForm: 'corporation' }), 'T7990001000002', '!invoiceNumber.checkDigit'],
  [invoiceNumber({ legalForm: 'corporation' }), 'T799000100000', '!invoiceNumber.format'],
  [invoiceNumber({ legalForm: 'soleProprietor' }), 'T7990001000002', 'T7990001000002'],
  [invoiceNumber({ legalForm: 'soleProprietor' }), '7990001000002', '!invoiceNumber.format'],
  [invoiceNumber({ legalForm: 'corporation' }), '７９９０００１０００００１', 'T7990001000001'],
  [invoiceNumber({ legalForm: 'unknown' }), '　', '!required'],
])('case %#: reads %j', (field, value, expected) => {
  expect(parse(field, value)).toBe(expected);
});

const omiya = { region: '大宮', classNumber: '100', kana: 'か', serialNumber: '1234' };

test('folds a plate part by part', () => {
  expect(plateSchema.parse({ region: ' 大宮', classNumber: '１３ａ', kana: 'か', serialNumber: '12-34' })).toEqual({
    ...omiya,
    classNumber: '13A',
  });
  expect(plateSchema.parse({ ...omiya, serialNumber: '・・12' }).serialNumber).toBe('12');
});

test.each([
  [{ region: '東京' }, [{ path: 'region', code: 'plate.region' }]],
  [{ classNumber: '1234' }, [{ path: 'classNumber', code: 'plate.classNumber' }]],
  [{ classNumber: '1B0' }, [{ path: 'classNumber', code: 'plate.classNumber' }]],
  [{ kana: 'し' }, [{ path: 'kana', code: 'plate.kana' }]],
  [{ serialNumber: '0' }, [{ path: 'serialNumber', code: 'plate.serialNumber' }]],
  [{ serialNumber: '10000' }, [{ path: 'serialNumber', code: 'plate.serialNumber' }]],
  [{ kana: '' }, [{ path: 'kana', code: 'required' }]],
  [{ region: undefined }, [{ path: 'region', code: 'required' }]],
  [
    { region: '東京', kana: '', serialNumber: 'x' },
    [
      { path: 'kana', code: 'required' },
      { path: 'region', code: 'plate.region' },
      { path: 'serialNumber', code: 'plate.serialNumber' },
    ],
  ],
])('a plate with %j is refused at the wrong part', (change, expected) => {
  const result = plateSchema.safeParse({ ...omiya, ...change });
  expect(result.success ? [] : fieldErrors(result.error)).toEqual(expected);
});

test('accepts a plate without business use', () => {
  expect(plateSchema.safeParse({ ...omiya, kana: 'わ' }).success).toBe(true);
});
