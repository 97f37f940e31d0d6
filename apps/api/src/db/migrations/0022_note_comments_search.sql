-- What is said about destinations can be searched: folded as searchText of @haisha/rules does it now.
ALTER TABLE "note_comments" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE FUNCTION "fold_search_text"("raw" text) RETURNS text LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  result text := '';
  before text := '';
  letter text;
  voiced text;
BEGIN
  raw := translate(lower(normalize(raw, NFKC) COLLATE "ja-x-icu"),
    'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖゝゞ',
    'ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶヽヾ');
  raw := regexp_replace(raw, U&'[[:space:]\1680\2028\2029\FEFF\2010\2011\2013\2014\2015\2212\30FC\30FB.,\3001\3002''\2019-]', '', 'g');
  FOREACH letter IN ARRAY string_to_array(raw, NULL) LOOP
    IF before <> '' AND letter IN ('ヽ', '々') THEN
      letter := before;
    ELSIF before <> '' AND letter = 'ヾ' THEN
      voiced := normalize(before || U&'\3099', NFC);
      letter := CASE WHEN char_length(voiced) = 1 THEN voiced ELSE before END;
    ELSE
      letter := translate(letter,
        '髙﨑嵜碕斎齊齋邊邉澤濱濵德瀨廣國嶋嶌櫻榮𠮷龍惠瀧關黑橫舘冨峯條澁眞豐驛鐵槇曾靜萬與圓ヶ',
        '高崎崎崎斉斉斉辺辺沢浜浜徳瀬広国島島桜栄吉竜恵滝関黒横館富峰条渋真豊駅鉄槙曽静万与円ケ');
    END IF;
    result := result || letter;
    before := letter;
  END LOOP;
  RETURN result;
END $$;--> statement-breakpoint
UPDATE "note_comments" SET "search_text" = fold_search_text("body");--> statement-breakpoint
DROP FUNCTION "fold_search_text"(text);--> statement-breakpoint
ALTER TABLE "note_comments" ALTER COLUMN "search_text" DROP DEFAULT;--> statement-breakpoint
CREATE INDEX "note_comments_search_text_index" ON "note_comments" USING gin ("search_text" gin_trgm_ops);
