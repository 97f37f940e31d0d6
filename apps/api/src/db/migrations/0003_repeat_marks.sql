-- Search text written before repeat marks were folded, folded as searchText of @haisha/rules does it now.
CREATE FUNCTION "fold_repeat_marks"("folded" text) RETURNS text LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  result text := '';
  before text := ' ';
  letter text;
  voiced text;
BEGIN
  FOREACH letter IN ARRAY string_to_array(folded, NULL) LOOP
    IF before <> ' ' AND letter IN ('ヽ', '々') THEN
      letter := before;
    ELSIF before <> ' ' AND letter = 'ヾ' THEN
      voiced := normalize(before || U&'\3099', NFC);
      letter := CASE WHEN char_length(voiced) = 1 THEN voiced ELSE before END;
    END IF;
    result := result || letter;
    before := letter;
  END LOOP;
  RETURN result;
END $$;--> statement-breakpoint
UPDATE "departments" SET "search_text" = fold_repeat_marks("search_text") WHERE "search_text" ~ '[ヽヾ々]';--> statement-breakpoint
UPDATE "vehicle_types" SET "search_text" = fold_repeat_marks("search_text") WHERE "search_text" ~ '[ヽヾ々]';--> statement-breakpoint
UPDATE "vehicles" SET "search_text" = fold_repeat_marks("search_text") WHERE "search_text" ~ '[ヽヾ々]';--> statement-breakpoint
UPDATE "vehicle_entries" SET "search_text" = fold_repeat_marks("search_text") WHERE "search_text" ~ '[ヽヾ々]';--> statement-breakpoint
DROP FUNCTION "fold_repeat_marks"(text);
