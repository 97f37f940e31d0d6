DROP INDEX "company_holidays_day_key";--> statement-breakpoint
DROP INDEX "company_holidays_whole_day_key";--> statement-breakpoint
ALTER TABLE "company_holidays" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "company_holidays" ADD COLUMN "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "company_holidays" ADD COLUMN "created_by" uuid;--> statement-breakpoint
ALTER TABLE "company_holidays" ADD COLUMN "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "company_holidays" ADD COLUMN "updated_by" uuid;--> statement-breakpoint
ALTER TABLE "company_holidays" ADD COLUMN "archived_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "company_holidays" ADD COLUMN "last_day" date;--> statement-breakpoint
ALTER TABLE "company_holidays" ADD COLUMN "effect" text;--> statement-breakpoint
UPDATE "company_holidays" SET "last_day" = "day", "effect" = 'closed';--> statement-breakpoint
ALTER TABLE "company_holidays" ALTER COLUMN "last_day" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "company_holidays" ALTER COLUMN "effect" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "company_holidays" ADD COLUMN "runs_as" text;--> statement-breakpoint
ALTER TABLE "company_holidays" ADD COLUMN "cargo_owner_id" uuid;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "load_arrived_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "load_waiting_minutes" integer;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "unload_start_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "left_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "company_holidays" ADD CONSTRAINT "company_holidays_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_holidays" ADD CONSTRAINT "company_holidays_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_holidays" ADD CONSTRAINT "company_holidays_cargo_owner_id_cargo_owners_id_fk" FOREIGN KEY ("cargo_owner_id") REFERENCES "public"."cargo_owners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_holidays_days_index" ON "company_holidays" USING btree ("day","last_day");--> statement-breakpoint
CREATE INDEX "company_holidays_department_index" ON "company_holidays" USING btree ("department_id");--> statement-breakpoint
CREATE INDEX "company_holidays_cargo_owner_index" ON "company_holidays" USING btree ("cargo_owner_id");--> statement-breakpoint
ALTER TABLE "company_holidays" ADD CONSTRAINT "company_holidays_days_check" CHECK (last_day >= day);