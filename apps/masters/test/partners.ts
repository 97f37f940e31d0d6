import { stamps } from '@haisha/area-tests/stamps';
import { type DeliveryCompany, usualDeliveryCompanyTerms } from '@haisha/validation/delivery-company';
import type { Direction } from '@haisha/validation/direction';
import type { OperationTime } from '@haisha/validation/operation-time';

export const departments = {
  items: [{ id: '10000000-0000-4000-8000-000000000001', code: 'IW', name: '岩槻センター' }],
};

/** A delivery company as the server gives it to those who read its terms. */
export function deliveryCompany(given: Partial<DeliveryCompany> = {}): DeliveryCompany {
  return {
    ...stamps,
    id: '80000000-0000-4000-8000-000000000001',
    code: 'P01',
    name: '株式会社あかつき運輸',
    kana: 'アカツキウンユ',
    nameEn: null,
    legalForm: 'corporation',
    corporateNumber: '7990001000001',
    invoiceNumber: 'T7990001000001',
    permitKind: 'general',
    permitNumber: '関自貨第0101号',
    permitDate: null,
    postalCode: '3440067',
    prefecture: '埼玉県',
    city: '春日部市',
    addressLine1: '中央0-5-2',
    addressLine2: null,
    phone: '0480002001',
    fax: null,
    email: null,
    contactName: '山口',
    orderSending: 'fax',
    defaultTier: 1,
    insuranceExpiryDate: '2020-01-31',
    vehicles: [{ number: '春日部 100 か ・123', vehicleClass: 'large', maxLoadKg: 12_800 }],
    drivers: [],
    note: null,
    terms: usualDeliveryCompanyTerms,
    ...given,
  };
}

/** A direction as the server gives it. */
export function direction(given: Partial<Direction> = {}): Direction {
  return {
    ...stamps,
    id: '81000000-0000-4000-8000-000000000001',
    code: 'IW1',
    name: '埼玉東',
    nameEn: null,
    departmentId: departments.items[0]?.id ?? '',
    departmentName: '岩槻センター',
    departmentNameEn: null,
    municipalityCodes: ['111104', '112143'],
    colour: null,
    standardDistanceKm: 14.5,
    standardMinutes: 80,
    sortOrder: 10,
    note: null,
    ...given,
  };
}

export function operationTime(given: Partial<OperationTime> = {}): OperationTime {
  return {
    ...stamps,
    id: '61000000-0000-4000-8000-000000000001',
    code: 'IW-D',
    name: '日勤',
    nameEn: null,
    departmentId: departments.items[0]?.id ?? '',
    departmentName: '岩槻センター',
    departmentNameEn: null,
    shiftKind: 'day',
    dayTypes: ['weekday'],
    startMinutes: 480,
    endMinutes: 1020,
    beforeMinutes: 30,
    afterMinutes: 20,
    breaks: [],
    courseTimes: [],
    validFrom: '2026-04-01',
    validTo: null,
    note: null,
    dutyMinutes: 590,
    ...given,
  };
}
