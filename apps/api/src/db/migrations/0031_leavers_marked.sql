DROP INDEX "drivers_licence_due_order";--> statement-breakpoint
DROP INDEX "drivers_licence_due_back";--> statement-breakpoint
DROP INDEX "drivers_health_due_order";--> statement-breakpoint
DROP INDEX "drivers_health_due_back";--> statement-breakpoint
DROP INDEX "drivers_aptitude_due_order";--> statement-breakpoint
DROP INDEX "drivers_aptitude_due_back";--> statement-breakpoint
ALTER TABLE "drivers" ADD COLUMN "has_left" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "drivers" SET "has_left" = true WHERE "left_date" < current_date;--> statement-breakpoint
CREATE INDEX "drivers_licence_due_order" ON "drivers" USING btree ("has_left","licence_expiry_date","code" collate "C");--> statement-breakpoint
CREATE INDEX "drivers_licence_due_back" ON "drivers" USING btree ("has_left","licence_expiry_date" desc nulls last,"code" collate "C" desc);--> statement-breakpoint
CREATE INDEX "drivers_health_due_order" ON "drivers" USING btree ("has_left","next_health_check_date","code" collate "C");--> statement-breakpoint
CREATE INDEX "drivers_health_due_back" ON "drivers" USING btree ("has_left","next_health_check_date" desc,"code" collate "C" desc);--> statement-breakpoint
CREATE INDEX "drivers_aptitude_due_order" ON "drivers" USING btree ("has_left","next_aptitude_test_date","code" collate "C");--> statement-breakpoint
CREATE INDEX "drivers_aptitude_due_back" ON "drivers" USING btree ("has_left","next_aptitude_test_date" desc nulls last,"code" collate "C" desc);