import { stamps } from '@haisha/area-tests/stamps';
import type { CargoOwner } from '@haisha/validation/cargo-owner';
import type { Customer } from '@haisha/validation/customer';

/** A customer as the server gives it. */
export function customer(given: Partial<Customer> = {}): Customer {
  return {
    id: '70000000-0000-4000-8000-000000000001',
    ...stamps,
    code: 'C003',
    name: 'つむぎ共同配送株式会社',
    kana: 'ツムギキョウドウハイソウ',
    nameEn: null,
    honorific: '御中',
    postalCode: '2430807',
    prefecture: '神奈川県',
    city: '厚木市',
    addressLine1: '金田0-21',
    addressLine2: null,
    phone: '0460001004',
    fax: null,
    email: null,
    contactName: null,
    note: null,
    terms: {
      closingDay: 20,
      paymentMonths: 1,
      paymentDay: 31,
      paymentMethod: 'transfer',
      invoiceForm: 'both',
      invoiceSending: 'web',
      invoiceLanguage: 'ja',
      taxRounding: 'down',
      invoiceNumber: 'T3990001000013',
      corporateNumber: '3990001000013',
      openingBalanceYen: null,
      creditLimitYen: null,
      showsCarryOver: true,
      hasFuelSurcharge: true,
      invoiceNote: null,
    },
    cargoOwnerCount: 2,
    ...given,
  };
}

/** A cargo owner as the server gives it. */
export function cargoOwner(given: Partial<CargoOwner> = {}): CargoOwner {
  return {
    id: '71000000-0000-4000-8000-000000000001',
    ...stamps,
    code: 'MZ',
    name: 'みずほ野ストア',
    kana: 'ミズホノストア',
    nameEn: null,
    customerId: '70000000-0000-4000-8000-000000000001',
    customerName: 'つむぎ共同配送株式会社',
    customerNameEn: null,
    isTrueShipper: false,
    isSpecifiedShipper: true,
    contactName: null,
    phone: null,
    email: null,
    defaultZone: 'frozen',
    defaultGoods: '冷凍食品',
    colour: '#1565c0',
    note: null,
    terms: {
      contractIssuedDate: '2025-10-01',
      includesHandling: false,
      fareModel: 'vehicle',
      waitingRule: 'standard',
      tollRule: 'billed',
      surchargeRule: 'standard',
    },
    destinationCount: 120,
    ...given,
  };
}
