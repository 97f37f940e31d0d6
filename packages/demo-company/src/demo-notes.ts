import { addDays } from '@haisha/rules/calendar';
import type { Role } from '@haisha/rules/permission';
import type { DestinationNoteInput } from '@haisha/validation/destination-note';
import type { NoteCommentInput } from '@haisha/validation/note-comment';

type Written = {
  /** Of whom. */
  by: Role;
  /** Hours before the demo began. */
  hoursAgo: number;
  /** Who said 確認しました. */
  confirmedBy?: Role[];
};
export type DemoNote = DestinationNoteInput & Written & { photos?: number };
export type DemoComment = NoteCommentInput & Written;
export type DemoEntries = { notes: DemoNote[]; comments: DemoComment[] };

type Facts = Partial<Omit<DemoNote, 'title' | 'body' | 'category'>>;

/** What is known of the destination that has everything. */
export function demoFullEntries(today: string): DemoEntries {
  return {
    notes: [
      note(
        'caution',
        '裏口の段差と低い庇',
        '裏口に段差が15cmあります。台車は必ず二人で。\n庇の高さは2.8m。4t車は手前で止めてください。',
        {
          importance: 'urgent',
          visibility: 'partners',
          isPinned: true,
          by: 'manager',
          hoursAgo: 24 * 40,
          photos: 2,
          confirmedBy: ['driver', 'dispatcher', 'partner'],
        },
      ),
      note(
        'map',
        '搬入口までの道順',
        '国道側からは右折できません。ひとつ先の信号を右折し、裏の市道から入ってください。',
        {
          importance: 'important',
          visibility: 'drivers',
          by: 'dispatcher',
          hoursAgo: 24 * 30,
          photos: 1,
          confirmedBy: ['driver'],
        },
      ),
      note('change', '店長が替わりました', '11月から店長は中川さんです。受領印は事務所でもらってください。', {
        visibility: 'drivers',
        by: 'dispatcher',
        hoursAgo: 24 * 12,
      }),
      note(
        'complaint',
        '早朝のアイドリング',
        '近隣からアイドリングの苦情がありました。5時前は必ずエンジンを止めてください。',
        {
          importance: 'important',
          visibility: 'partners',
          by: 'manager',
          hoursAgo: 24 * 5,
        },
      ),
      note(
        'accident',
        '駐車場のポールに接触',
        '後退中にポールへ接触する事故がありました。左後方は誘導を受けてください。',
        {
          importance: 'urgent',
          visibility: 'drivers',
          by: 'manager',
          hoursAgo: 20,
        },
      ),
      note('photo', 'カゴ車の置き場', '空のカゴ車は写真の位置にまとめてください。', {
        visibility: 'partners',
        by: 'driver',
        hoursAgo: 9,
      }),
      note('change', '改装工事中の納品', '工事の間は正面入口から納品します。', {
        visibility: 'partners',
        by: 'dispatcher',
        hoursAgo: 24 * 90,
        validFrom: addDays(today, -90),
        validTo: addDays(today, -20),
      }),
      note('change', '年末の納品時間', '12月28日からは開店前の5時までに納品してください。', {
        importance: 'important',
        visibility: 'partners',
        by: 'dispatcher',
        hoursAgo: 30,
        validFrom: addDays(today, 7),
        validTo: addDays(today, 45),
      }),
      note('caution', '単価の見直しを交渉中', '店舗側と時間帯の見直しを話しています。現場では話さないでください。', {
        by: 'manager',
        hoursAgo: 50,
      }),
    ],
    comments: [
      comment('庇の件、3tでもアンテナが当たりそうでした。', 'drivers', 'driver', 24 * 38),
      comment('ありがとうございます。高さを測り直します。', 'drivers', 'dispatcher', 24 * 37),
      comment('測り直しました。一番低いところで2.75mです。', 'partners', 'manager', 24 * 30),
      comment('承知しました。うちのドライバー全員に伝えます。', 'partners', 'partner', 24 * 29),
      comment('来月の契約更新のときに庇の修理をお願いする予定です。', 'company', 'manager', 4),
    ],
  };
}

/** Of the sixty others each has one of these, a third of them with something said about it. */
const usual: readonly DemoNote[] = [
  note('caution', '夜間は照明が消えます', '22時を過ぎると荷捌き場の照明が消えます。懐中電灯を持参してください。', {
    visibility: 'drivers',
    by: 'driver',
  }),
  note('map', '入口は北側です', '地図アプリは南側の入口を示しますが、トラックは北側から入ります。', {
    visibility: 'partners',
  }),
  note('photo', '納品場所の写真', '冷蔵品は右の扉、常温品は左の棚へ。', { visibility: 'drivers', by: 'driver' }),
  note('change', '納品時間が30分早まりました', '今月から納品は30分早くなります。', {
    importance: 'important',
    visibility: 'partners',
  }),
  note('complaint', '台車の音', '早朝の台車の音に苦情がありました。ゴム車輪の台車を使ってください。', {
    importance: 'important',
    visibility: 'drivers',
  }),
  note('accident', '荷崩れがありました', '坂道で荷崩れがありました。ラッシングを必ず2本かけてください。', {
    importance: 'urgent',
    visibility: 'drivers',
    by: 'manager',
  }),
  note('caution', '検品に時間がかかります', '検品待ちが20分ほどあります。記録に残してください。', {
    visibility: 'partners',
  }),
  note('change', '担当者の電話番号', '担当者の直通番号が変わりました。配送先の画面を見てください。', {}),
  note('caution', '大型車は入れません', '道幅が狭く、4tロングも切り返しが要ります。', {
    importance: 'important',
    visibility: 'partners',
  }),
  note('map', '待機場所', '時間前に着いたら、手前の公園横ではなく市場の駐車場で待ってください。', {
    visibility: 'drivers',
  }),
];

const replies: readonly DemoComment[] = [
  comment('了解しました。', 'drivers', 'driver', 40),
  comment('今朝はこの通りでした。問題ありません。', 'partners', 'driver', 26),
  comment('店舗に確認しました。来週までこのままです。', 'company', 'dispatcher', 22),
];

export function demoUsualEntries(index: number): DemoEntries {
  const one = usual[index % usual.length] as DemoNote;
  const hoursAgo = 6 + ((index * 37) % 60) * 24;
  const notes = [{ ...one, hoursAgo, isPinned: index % 17 === 3 }];
  if (index % 3 !== 0) return { notes, comments: [] };
  return { notes, comments: replies.slice(0, 1 + (index % 3) + (index % 2)) };
}

function note(category: DemoNote['category'], title: string, body: string, facts: Facts): DemoNote {
  const usually = {
    importance: 'normal',
    visibility: 'company',
    isPinned: false,
    by: 'dispatcher',
    hoursAgo: 0,
  } as const;
  return { category, title, body, validFrom: null, validTo: null, ...usually, ...facts };
}

function comment(body: string, visibility: DemoComment['visibility'], by: Role, hoursAgo: number): DemoComment {
  return { body, visibility, by, hoursAgo };
}
