import enEntity from '@haisha/i18n/en/entity.json';
import enRecord from '@haisha/i18n/en/record.json';
import jaEntity from '@haisha/i18n/ja/entity.json';
import jaRecord from '@haisha/i18n/ja/record.json';

const ja = {
  name: '荷物',
  search: { hint: 'コード・荷物名など', help: 'コードと荷物名から探します' },
  section: { basic: '基本情報' },
  field: {
    code: '荷物コード',
    name: '荷物名',
    nameEn: '英語名',
    size: '大きさ',
    pieces: '個数',
    depotId: '置き場',
    depotName: '置き場',
    note: '備考',
  },
  size: { small: '小', large: '大' },
};

const jaDepot = {
  name: '置き場',
  search: { hint: 'コード・名前など', help: 'コードと名前から探します' },
  field: { code: '置き場コード', name: '置き場名', nameEn: '英語名', kind: '種類' },
  kind: { indoor: '屋内', outdoor: '屋外' },
  dialog: { add: '置き場 登録', save: '保存する', archived: 'アーカイブされています。' },
};

const enDepot = {
  name: 'Depot',
  search: { hint: 'Code, name', help: 'Looks in code and name' },
  field: { code: 'Depot code', name: 'Depot name', nameEn: 'English name', kind: 'Kind' },
  kind: { indoor: 'Indoor', outdoor: 'Outdoor' },
  dialog: { add: 'Add depot', save: 'Save', archived: 'This depot is archived.' },
};

const en = {
  name: 'Parcel',
  search: { hint: 'Code, name', help: 'Looks in code and name' },
  section: { basic: 'Basic' },
  field: {
    code: 'Parcel code',
    name: 'Parcel name',
    nameEn: 'English name',
    size: 'Size',
    pieces: 'Pieces',
    depotId: 'Depot',
    depotName: 'Depot',
    note: 'Note',
  },
  size: { small: 'Small', large: 'Large' },
};

export const messages = {
  record: { ja: jaRecord, en: enRecord },
  entity: { ja: jaEntity, en: enEntity },
  parcel: { ja, en },
  depot: { ja: jaDepot, en: enDepot },
};
