import type { FaultyFile } from './faulty-file.ts';

const rows = [
  '従業員名簿,,,,,,,,,,,,,,',
  '社員番号,氏名,フリガナ,所属,雇用形態,生年月日,〒,住所,TEL,入社日,免許証番号,免許の種類,免許有効期限,健康診断日,健診結果',
  '',
  'OFFICE-01,山川　太郎,ヤマカワ タロウ,厚木センター,正社員,S60.4.1,243-0018,神奈川県厚木市中町1-2-3,090-0000-9001,H20.4.1,4330 1234 5630,大型 H22.4.1,R9.5.1,R8.4.1,要観察',
  'OFFICE-02,山川 花子,ヤマカワ ハナコ,厚木センター,正社員,S62.5.6,243-0018,神奈川県厚木市中町4-5-6,090-0000-9002,H22.4.1,,,,,',
  '合計,2名,,,,,,,,,,,,,',
];

/** Returns drivers as an office lists them: a title above, a total below, and no column for their sex. */
export function officeList(): Pick<FaultyFile, 'path' | 'name' | 'content'> {
  return { path: '/drivers', name: '従業員名簿.csv', content: Buffer.from(rows.join('\r\n')) };
}
