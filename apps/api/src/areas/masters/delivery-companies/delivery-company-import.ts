import { bankAccountTypes } from '@haisha/validation/bank';
import { taxRoundings } from '@haisha/validation/customer-choices';
import {
  type DeliveryCompany,
  type DeliveryCompanyInput,
  type DeliveryCompanyTerms,
  deliveryCompanyInputSchema,
  deliveryCompanyWarnings,
  legalForms,
  orderSendings,
  permitKinds,
  usualDeliveryCompanyTerms,
} from '@haisha/validation/delivery-company';
import { deliveryCompanies } from '../../../db/schema/masters/delivery-companies.ts';
import { plainWrites } from '../../../services/imports/apply/plain-writes.ts';
import { importFieldsFor, partFieldsFor } from '../../../services/imports/fields/import-field.ts';
import { codeKeys } from '../../../services/imports/fields/import-key.ts';
import { closingReader, paymentTermReader, readDayOfMonth } from '../../../services/imports/fields/read-office-text.ts';
import type { ImportedEntity } from '../../../services/imports/imported-entity.ts';
import { addressWarnings } from '../../../services/imports/judge/field-warnings.ts';
import type { RowScope } from '../../../services/records/read/row-scope.ts';
import { agreedTerms } from '../../../services/records/write/agreed-terms.ts';
import { exportedDeliveryCompanies } from './delivery-company-export.ts';
import { deliveryCompanyRepository, deliveryCompanyRow } from './delivery-company-repository.ts';

const { text, padded, phone, day, choice } = importFieldsFor<DeliveryCompanyInput>('deliveryCompany');
const needs = 'deliveryCompany.updateTerms';
const terms = partFieldsFor<DeliveryCompanyTerms>('deliveryCompany', 'terms', needs);

/** What a file says of a delivery company; its vehicles and drivers are entered on its page and stay as they are. */
export const importedDeliveryCompanies: ImportedEntity<DeliveryCompany, DeliveryCompanyInput> = {
  exported: exportedDeliveryCompanies,
  access: 'importDeliveryCompanies.create',
  repository: deliveryCompanyRepository,
  input: deliveryCompanyInputSchema,
  fields: [
    text('code'),
    text('name'),
    text('kana'),
    text('nameEn'),
    choice('legalForm', legalForms),
    text('corporateNumber'),
    text('invoiceNumber'),
    choice('permitKind', permitKinds),
    text('permitNumber'),
    day('permitDate'),
    day('insuranceExpiryDate'),
    padded('postalCode', 7, 5),
    text('prefecture'),
    text('city'),
    text('addressLine1'),
    text('addressLine2'),
    phone('phone'),
    phone('fax'),
    text('email'),
    text('contactName'),
    choice('orderSending', orderSendings),
    text('defaultTier'),
    terms.of('closingDay', closingReader('terms')),
    terms.of('paymentMonths', paymentTermReader('terms')),
    terms.of('paymentDay', readDayOfMonth),
    terms.choice('taxRounding', taxRoundings),
    terms.flag('withholdsTax'),
    terms.figure('capitalYen', '円'),
    terms.figure('employeeCount', '人', '名'),
    terms.padded('bankCode', 4),
    terms.text('bankName'),
    terms.padded('branchCode', 3),
    terms.text('branchName'),
    terms.choice('bankAccountType', bankAccountTypes),
    terms.padded('bankAccountNumber', 7),
    terms.text('bankAccountHolder'),
    text('note'),
  ],
  usualHeaders: {
    code: ['協力会社CD', '傭車先コード', '傭車先CD', '委託先コード', '業者コード'],
    name: ['会社名', '協力会社', '傭車先', '傭車先名', '委託先', '委託先名'],
    'terms.closingDay': ['締め日', '締', '締切日'],
    'terms.paymentMonths': ['支払サイト', '支払条件', 'サイト', '支払'],
    'terms.bankCode': ['銀行コード'],
    'terms.bankName': ['銀行名', '銀行'],
    'terms.branchName': ['支店'],
    'terms.bankAccountHolder': ['名義'],
    invoiceNumber: ['インボイス番号', 'インボイス登録番号', '登録番号'],
  },
  usual: { terms: usualDeliveryCompanyTerms },
  warnings: addressWarnings(deliveryCompanyWarnings),
  keys: codeKeys(deliveryCompanies, deliveryCompanies.code),
  resembles: { name: deliveryCompanies.name, phone: deliveryCompanies.phone },
  ...plainWrites(deliveryCompanies, rowOf),
};

/** Keeps terms that the importer may not set or the file leaves out, or starts with the usual ones. */
function rowOf({ terms, ...input }: DeliveryCompanyInput, scope: RowScope, row?: DeliveryCompany) {
  const otherwise = row ? row.terms : usualDeliveryCompanyTerms;
  return { ...deliveryCompanyRow(input), ...agreedTerms(scope, needs, terms, otherwise) };
}
