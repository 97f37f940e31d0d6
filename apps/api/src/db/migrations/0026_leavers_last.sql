DROP INDEX "drivers_licence_expiry_date_back";--> statement-breakpoint
DROP INDEX "drivers_next_aptitude_test_date_back";--> statement-breakpoint
CREATE INDEX "drivers_licence_due_order" ON "drivers" USING btree (("left_date" is not null),"licence_expiry_date","code" collate "C");--> statement-breakpoint
CREATE INDEX "drivers_licence_due_back" ON "drivers" USING btree (("left_date" is not null),"licence_expiry_date" desc nulls last,"code" collate "C" desc);--> statement-breakpoint
CREATE INDEX "drivers_health_due_order" ON "drivers" USING btree (("left_date" is not null),"next_health_check_date","code" collate "C");--> statement-breakpoint
CREATE INDEX "drivers_health_due_back" ON "drivers" USING btree (("left_date" is not null),"next_health_check_date" desc,"code" collate "C" desc);--> statement-breakpoint
CREATE INDEX "drivers_aptitude_due_order" ON "drivers" USING btree (("left_date" is not null),"next_aptitude_test_date","code" collate "C");--> statement-breakpoint
CREATE INDEX "drivers_aptitude_due_back" ON "drivers" USING btree (("left_date" is not null),"next_aptitude_test_date" desc nulls last,"code" collate "C" desc);--> statement-breakpoint
UPDATE "drivers" SET "licence_expiry_date" = "appointed_date" WHERE "licence_expiry_date" IS NULL AND "appointed_date" IS NOT NULL;