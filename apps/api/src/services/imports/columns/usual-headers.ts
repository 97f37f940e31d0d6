import type { AnyImported, UsualHeaders } from '../imported-entity.ts';

/** What offices call columns that most masters have. */
const ofEveryMaster: UsualHeaders = {
  name: ['名称', '名前'],
  kana: ['フリガナ', 'ふりがな', 'よみがな', '読み', 'カナ', 'カナ名'],
  nameEn: ['英語名', 'ローマ字'],
  postalCode: ['〒', '郵便', 'zip', 'zip code'],
  prefecture: ['県', '県名'],
  city: ['市町村'],
  addressLine1: ['住所', '住所1', '所在地', '番地', '町名', '町域', 'address'],
  addressLine2: ['住所2', '建物', '建物名', 'ビル名'],
  phone: ['TEL', '電話', '携帯', '携帯電話', '携帯番号', 'telephone', 'mobile'],
  fax: ['FAX', 'ファックス', 'FAX番号'],
  email: ['メール', 'mail', 'e-mail'],
  contactName: ['担当', '担当者', '担当者名', 'contact'],
  departmentName: ['所属', '部門', '営業所', '拠点', 'センター'],
  sortOrder: ['並び順', '表示順序', '並び'],
  note: ['メモ', '摘要', 'コメント', 'remarks', 'comment'],
};

/** What offices call the columns of a master in the lists they keep, with the columns they mean, its own words first. */
export function usualHeaders({
  usualHeaders: own = {},
}: Pick<AnyImported, 'usualHeaders'>): [header: string, column: string][] {
  return [own, ofEveryMaster].flatMap((headers) =>
    Object.entries(headers).flatMap(([column, words]) => words.map((word): [string, string] => [word, column])),
  );
}
