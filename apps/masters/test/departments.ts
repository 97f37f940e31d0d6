import { stamps } from '@haisha/area-tests/stamps';
import type { Department } from '@haisha/validation/department';

/** A department as the server gives it. */
export function department(given: Partial<Department> = {}): Department {
  return {
    id: '10000000-0000-4000-8000-000000000001',
    ...stamps,
    code: '0012',
    name: '岩槻営業所',
    nameEn: 'Iwatsuki Office',
    shortName: '岩槻',
    kind: 'office',
    parentId: null,
    parentName: null,
    parentNameEn: null,
    postalCode: '3390057',
    prefecture: '埼玉県',
    city: 'さいたま市岩槻区',
    addressLine1: '本町1-1',
    addressLine2: null,
    latitude: 35.95,
    longitude: 139.69,
    phone: '0487570001',
    fax: null,
    dayBoundaryTime: '04:00',
    businessStartTime: '09:00',
    businessEndTime: '18:00',
    issuerName: null,
    issuerAddress: null,
    issuerInvoiceNumber: null,
    bankCode: null,
    bankName: null,
    branchCode: null,
    branchName: null,
    bankAccountType: null,
    bankAccountNumber: null,
    bankAccountHolder: null,
    sortOrder: 10,
    note: null,
    vehicleCount: 45,
    ...given,
  };
}
