import { cargoOwnerContract } from '../../src/cargo-owner.ts';

/** A cargo owner as a form submits it, with every field. */
export const cargoOwnerSample = {
  code: 'MZ',
  name: 'みずほ野ストア',
  kana: 'ミズホノストア',
  nameEn: 'Mizuhono Stores',
  customerId: '018f3c5e-7a10-7c3e-9a51-2f6f1f0c0005',
  isTrueShipper: true,
  isSpecifiedShipper: true,
  contactName: '髙橋 恵',
  phone: '0462001004',
  email: 'butsuryu@example.jp',
  defaultZone: 'frozen',
  defaultGoods: '冷凍食品',
  colour: '#1565c0',
  note: '年末は増便',
  terms: {
    contractIssuedDate: '2026-04-01',
    includesHandling: true,
    fareModel: 'piece',
    waitingRule: 'agreed',
    tollRule: 'billed',
    surchargeRule: 'standard',
  },
};

export const contractCase = {
  contract: cargoOwnerContract,
  sample: cargoOwnerSample,
  required: 'code name kana customerId',
  row: { customerName: 'つむぎ共同配送株式会社', customerNameEn: null, destinationCount: 120 },
};
