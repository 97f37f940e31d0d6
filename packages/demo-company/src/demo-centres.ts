/** Where goods are collected and transferred: the three centres of the company, those of the chains, two makers. */
export const demoCentres = [
  centre(
    'KG-C01',
    'みどり野 岩槻センター',
    'ミドリノ イワツキセンター',
    'Midorino Iwatsuki Centre',
    'さいたま市岩槻区',
    'KG',
  ),
  centre('KG-C02', 'みどり野 船橋センター', 'ミドリノ フナバシセンター', 'Midorino Funabashi Centre', '船橋市', 'KG'),
  centre('KG-C03', 'みどり野 厚木センター', 'ミドリノ アツギセンター', 'Midorino Atsugi Centre', '厚木市', 'KG'),
  centre(
    'HN-C01',
    'ひなた屋 埼玉物流センター',
    'ヒナタヤ サイタマブツリュウセンター',
    'Hinataya Saitama Distribution Centre',
    '越谷市',
    'HN',
  ),
  centre(
    'HN-C02',
    'ひなた屋 東関東物流センター',
    'ヒナタヤ ヒガシカントウブツリュウセンター',
    'Hinataya Higashi-Kanto Distribution Centre',
    '市川市',
    'HN',
  ),
  centre(
    'KM-C01',
    'こもれび市場 湾岸センター',
    'コモレビイチバ ワンガンセンター',
    'Komorebi Ichiba Bayside Centre',
    '江東区',
    'KM',
  ),
  centre(
    'MZ-C01',
    'みずほ野ストア 神奈川センター',
    'ミズホノストア カナガワセンター',
    'Mizuhono Stores Kanagawa Centre',
    '海老名市',
    'MZ',
  ),
  centre(
    'AO-F01',
    'あおば台キッチン 相模原工場',
    'アオバダイキッチン サガミハラコウジョウ',
    'Aobadai Kitchen Sagamihara Factory',
    '相模原市中央区',
    'AO',
  ),
  centre(
    'KG-F01',
    '霧ヶ丘乳業 蓮田工場',
    'キリガオカニュウギョウ ハスダコウジョウ',
    'Kirigaoka Dairy Hasuda Factory',
    '蓮田市',
    'KG',
  ),
  centre(
    'KG-F02',
    '霧ヶ丘乳業 八千代工場',
    'キリガオカニュウギョウ ヤチヨコウジョウ',
    'Kirigaoka Dairy Yachiyo Factory',
    '八千代市',
    'KG',
  ),
  centre(
    'MM-C01',
    'まるみね冷食 船橋冷蔵庫',
    'マルミネレイショク フナバシレイゾウコ',
    'Marumine Frozen Foods Funabashi Cold Store',
    '船橋市',
    'MM',
  ),
  centre(
    'MM-F01',
    'まるみね冷食 伊勢原工場',
    'マルミネレイショク イセハラコウジョウ',
    'Marumine Frozen Foods Isehara Factory',
    '伊勢原市',
    'MM',
  ),
];

function centre(code: string, name: string, kana: string, nameEn: string, city: string, owner: string) {
  const kind = code.includes('-F') ? ('factory' as const) : ('centre' as const);
  return { code, name, kana, nameEn, city, owner, kind };
}
