import { entityName } from '../../services/words/labels.ts';
import type { Locale } from '../../services/words/locale.ts';
import { type SampleFile, sampleKinds } from './sample-files.ts';

/** The sentences about rows at fault, by file and number. */
export type Reasons = Map<string, Record<Locale, Map<number, string>>>;

const verdicts = ['new', 'update', 'unchanged', 'warning', 'duplicate', 'error'] as const;
const words = {
  ja: {
    title: '取り込みの見本',
    intro: `デモ会社（\`npm start\` で入るデータ）に取り込める見本のファイルです。一覧の画面で「取り込み」を開き、ファイルを選んでください。どのファイルも、デモ会社にない新しいデータを持っています。件数は、デモ会社にその1つだけを取り込んだときの判定です。もう一度取り込むと「変更なし」になり、24時間以内なら取り消せます。`,
    order: '`good/` のファイルは、上から順に取り込むと会社の移行と同じ順番になります。1つずつでも取り込めます。',
    header: ['ファイル', 'マスタ', '新規', '更新', '変更なし', '警告', '重複', 'エラー'],
    kinds: {
      good: '正しいファイル（UTF-8、BOM付き。Excelファイルは同じ行）',
      office:
        '事務所で使う表のままのファイル。見出し・単位・書き方が違い、2段の見出し、合計や非表示の行、別のシート、UTF-16やISO-2022-JPもあります',
      'shift-jis': 'Shift_JISのファイル。全角の数字や和暦が混じり、「表記をそろえる行」として示されます',
      errors: 'エラーのあるファイル。1行に1か所ずつ誤りがあり、直すと新規になります',
      warnings: '警告のあるファイル。1行に1か所ずつ誤りらしい値があり、そのまま取り込むか直すかを選びます',
      missing: '必須の列がないファイル。下の値を「ファイルにない項目」に入れて確認すると、全行が新規になります',
      duplicates:
        '重複のあるファイル。同じコードの2行、登録済みのデータと電話番号・ナンバー・車台番号・場所が同じ行、登録済みのデータの備考を変える行があります',
    },
    faults: ['行', '列', 'セル', '表示される文'],
    lacks: ['ファイルにない列', 'すべての行に入れる値'],
    empty: '（空）',
    punches:
      '打刻のファイル。[punches/time-recorder.csv](punches/time-recorder.csv) は打刻機（1行に打刻1件、Shift_JIS）、[punches/tachograph.xlsx](punches/tachograph.xlsx) はデジタコ（1行に1日）です。「出退勤打刻」の「ファイルから」で選びます。カード0000412は誰のものかを一度だけ聞かれ、デジタコの合計と注記の行は打刻でない行として外れます。',
    made: 'このフォルダーのファイルは `pnpm samples` が作ります（`apps/api/src/demo/samples`）。手で直しません。',
  },
  en: {
    title: 'Sample files for imports',
    intro: `Files that can be imported into the demo company (the data of \`npm start\`): open “Import” on a list and choose one. Each holds data that the demo company does not have. The counts are what judging says when that one file is imported into the demo company. Imported once more, a file changes nothing; within 24 hours an import can be undone.`,
    order:
      'From top to bottom, the files of `good/` are in the order in which a company moves in. Each can be imported alone as well.',
    header: ['File', 'Master', 'New', 'Update', 'Unchanged', 'Warning', 'Duplicate', 'Error'],
    kinds: {
      good: 'Nothing wrong (UTF-8 with a byte order mark; the workbooks hold the same rows)',
      office:
        'As offices keep their lists: other headings, units and spellings, headings in two rows, rows of totals and hidden ones, another sheet, UTF-16 and ISO-2022-JP',
      'shift-jis': 'In Shift_JIS; full-width digits and years of the Japanese era are shown as what they become',
      errors: 'With errors: one in a row; put right, the row is new',
      warnings: 'With warnings: one value in a row looks wrong; it can be imported as it is or put right',
      missing: 'Without columns that are required; with the values below given for all rows, every row is new',
      duplicates:
        'With duplicates: two rows of one code, rows with the phone number, plate, chassis number or place of a record that is there, and one that changes the note of a record',
    },
    faults: ['Row', 'Column', 'Cell', 'What is said'],
    lacks: ['Column that the file lacks', 'Value for all rows'],
    empty: '(empty)',
    punches:
      'Files of punches: [punches/time-recorder.csv](punches/time-recorder.csv) of a time recorder (a punch a row, Shift_JIS) and [punches/tachograph.xlsx](punches/tachograph.xlsx) of a digital tachograph (a day a row). Choose them under “From a file” of driver time in/out; whose card 0000412 is will be asked once, and the total and the remark of the tachograph are left out as rows that are no punches.',
    made: 'The files of this folder are made by `pnpm samples` (`apps/api/src/demo/samples`) and never by hand.',
  },
} as const;

/** What each sample file shows, in Japanese and then in English. */
export function samplesReadme(files: readonly SampleFile[], reasons: Reasons): string {
  return [...part('ja', files, reasons), ...part('en', files, reasons)].join('\n');
}

function part(locale: Locale, files: readonly SampleFile[], reasons: Reasons): string[] {
  const { title, intro, order, header, kinds, made, punches } = words[locale];
  const tables = sampleKinds.flatMap((kind) => {
    const some = files.filter((file) => file.kind === kind);
    const rows = some.map(({ path, entity, counts }) => [
      `[${path}](${path})`,
      entityName(entity, locale),
      ...verdicts.map((verdict) => (counts[verdict] === 0 ? '' : String(counts[verdict]))),
    ]);
    const faulty = some.flatMap((file) => [...faults(locale, file, reasons), ...lacking(locale, file)]);
    return [`## ${kinds[kind]}`, '', ...table(header, rows), '', ...faulty];
  });
  return [`# ${title}`, '', intro, '', order, '', made, '', punches, '', ...tables];
}

function faults(locale: Locale, { path, faults: planted }: SampleFile, reasons: Reasons): string[] {
  if (planted.length === 0) return [];
  const rowReasons = reasons.get(path)?.[locale];
  const rows = planted.map(({ number, header, text }) => [
    String(number),
    header,
    text === '' ? words[locale].empty : text,
    rowReasons?.get(number) ?? '',
  ]);
  return [`### ${path}`, '', ...table(words[locale].faults, rows), ''];
}

function lacking(locale: Locale, { path, lacks }: SampleFile): string[] {
  if (lacks.length === 0) return [];
  const rows = lacks.map(({ header, text }) => [header, text]);
  return [`### ${path}`, '', ...table(words[locale].lacks, rows), ''];
}

function table(header: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(header), line(header.map(() => '---')), ...rows.map(line)];
}
