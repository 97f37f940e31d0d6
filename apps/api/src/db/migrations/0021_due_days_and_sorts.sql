DROP INDEX "driver_records_licence_expiry_order";--> statement-breakpoint
DROP INDEX "driver_records_next_health_check_order";--> statement-breakpoint
ALTER TABLE "drivers" ADD COLUMN "licence_expiry_date" date;--> statement-breakpoint
ALTER TABLE "drivers" ADD COLUMN "next_health_check_date" date;--> statement-breakpoint
ALTER TABLE "drivers" ADD COLUMN "next_aptitude_test_date" date;--> statement-breakpoint
UPDATE "drivers" d SET
	"licence_expiry_date" = r."licence_expiry_date",
	"next_health_check_date" = coalesce(r."next_health_check_date", (
		SELECT ((held.entry ->> 'date')::date + CASE WHEN d."can_work_nights" THEN interval '6 months' ELSE interval '1 year' END)::date
		FROM jsonb_array_elements(r."health_checks") WITH ORDINALITY AS held(entry, place)
		ORDER BY held.entry ->> 'date' DESC, held.place DESC LIMIT 1
	), d."hired_date"),
	"next_aptitude_test_date" = CASE WHEN coalesce(jsonb_array_length(r."aptitude_tests"), 0) = 0
		THEN d."appointed_date" ELSE r."next_aptitude_test_date" END
FROM "drivers" o LEFT JOIN "driver_records" r ON r."driver_id" = o."id"
WHERE o."id" = d."id";--> statement-breakpoint
ALTER TABLE "drivers" ALTER COLUMN "next_health_check_date" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "destinations_name_order" ON "destinations" USING btree ("name" collate "ja-x-icu","code" collate "C");--> statement-breakpoint
CREATE INDEX "destinations_store_code_order" ON "destinations" USING btree ("store_code" collate "C","code" collate "C");--> statement-breakpoint
CREATE INDEX "destinations_store_code_back" ON "destinations" USING btree ("store_code" collate "C" desc nulls last,"code" collate "C" desc);--> statement-breakpoint
CREATE INDEX "destinations_city_order" ON "destinations" USING btree ("prefecture" collate "ja-x-icu","city" collate "ja-x-icu","code" collate "C");--> statement-breakpoint
CREATE INDEX "destinations_kind_order" ON "destinations" USING btree (array_position(array['store', 'centre', 'factory', 'other']::text[], "kind"),"code" collate "C");--> statement-breakpoint
CREATE INDEX "drivers_name_order" ON "drivers" USING btree ("name" collate "ja-x-icu","code" collate "C");--> statement-breakpoint
CREATE INDEX "drivers_employment_type_order" ON "drivers" USING btree (array_position(array['permanent', 'contract', 'partTime', 'temporary', 'daily', 'contractor']::text[], "employment_type"),"code" collate "C");--> statement-breakpoint
CREATE INDEX "drivers_licence_expiry_date_order" ON "drivers" USING btree ("licence_expiry_date","code" collate "C");--> statement-breakpoint
CREATE INDEX "drivers_licence_expiry_date_back" ON "drivers" USING btree ("licence_expiry_date" desc nulls last,"code" collate "C" desc);--> statement-breakpoint
CREATE INDEX "drivers_next_health_check_date_order" ON "drivers" USING btree ("next_health_check_date","code" collate "C");--> statement-breakpoint
CREATE INDEX "drivers_next_aptitude_test_date_order" ON "drivers" USING btree ("next_aptitude_test_date","code" collate "C");--> statement-breakpoint
CREATE INDEX "drivers_next_aptitude_test_date_back" ON "drivers" USING btree ("next_aptitude_test_date" desc nulls last,"code" collate "C" desc);--> statement-breakpoint
ALTER TABLE "driver_records" DROP COLUMN "next_health_check_date";--> statement-breakpoint
ALTER TABLE "driver_records" DROP COLUMN "next_aptitude_test_date";--> statement-breakpoint
-- Until they are saved the next time, their people find those with a note by a few words, and the office by all as before.
UPDATE "delivery_companies" SET "search_text" = lower(concat_ws(' ', "code", "name", "kana", "phone", "contact_name")) || E'\n' || "search_text"
WHERE "note" IS NOT NULL;
