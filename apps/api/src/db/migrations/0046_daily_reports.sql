CREATE TABLE "daily_report_corrections" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"report_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"reason" text NOT NULL,
	"corrected_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"corrected_by" uuid,
	CONSTRAINT "daily_report_corrections_reason" CHECK (char_length(btrim("daily_report_corrections"."reason")) >= 5)
);
--> statement-breakpoint
CREATE TABLE "daily_reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"allocation_id" uuid NOT NULL,
	"driver_id" uuid,
	"department_id" uuid NOT NULL,
	"vehicle_id" uuid,
	"work_date" date NOT NULL,
	"status" text NOT NULL,
	"content" jsonb NOT NULL,
	"odometer_end_km" integer GENERATED ALWAYS AS ((content ->> 'odometerEndKm')::int) STORED,
	"sent_back_reason" text,
	"submitted_at" timestamp(3) with time zone,
	"submitted_by" uuid,
	"approved_at" timestamp(3) with time zone,
	"approved_by" uuid,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "daily_reports_allocation_key" UNIQUE("allocation_id"),
	CONSTRAINT "daily_reports_approved" CHECK ("daily_reports"."status" <> 'approved' or "daily_reports"."approved_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "daily_report_corrections" ADD CONSTRAINT "daily_report_corrections_report_id_daily_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."daily_reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "daily_report_corrections" ADD CONSTRAINT "daily_report_corrections_corrected_by_users_id_fk" FOREIGN KEY ("corrected_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "daily_reports" ADD CONSTRAINT "daily_reports_allocation_id_allocations_id_fk" FOREIGN KEY ("allocation_id") REFERENCES "public"."allocations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "daily_reports" ADD CONSTRAINT "daily_reports_driver_id_drivers_id_fk" FOREIGN KEY ("driver_id") REFERENCES "public"."drivers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "daily_reports" ADD CONSTRAINT "daily_reports_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "daily_reports" ADD CONSTRAINT "daily_reports_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "daily_reports" ADD CONSTRAINT "daily_reports_submitted_by_users_id_fk" FOREIGN KEY ("submitted_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "daily_reports" ADD CONSTRAINT "daily_reports_approved_by_users_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "daily_report_corrections_report_index" ON "daily_report_corrections" USING btree ("report_id","corrected_at");--> statement-breakpoint
CREATE INDEX "daily_reports_department_index" ON "daily_reports" USING btree ("department_id","work_date");--> statement-breakpoint
CREATE INDEX "daily_reports_driver_index" ON "daily_reports" USING btree ("driver_id","work_date");--> statement-breakpoint
CREATE INDEX "daily_reports_vehicle_index" ON "daily_reports" USING btree ("vehicle_id","work_date");--> statement-breakpoint
CREATE FUNCTION "keep_daily_report"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF EXISTS (SELECT FROM "drivers" WHERE "id" = OLD."driver_id")
      OR OLD."driver_id" IS NULL AND EXISTS (SELECT FROM "allocations" WHERE "id" = OLD."allocation_id") THEN
      RAISE EXCEPTION 'A daily report is kept';
    END IF;
    RETURN OLD;
  END IF;
  IF (NEW."id", NEW."allocation_id", NEW."driver_id", NEW."work_date", NEW."created_at")
    IS DISTINCT FROM (OLD."id", OLD."allocation_id", OLD."driver_id", OLD."work_date", OLD."created_at") THEN
    RAISE EXCEPTION 'A daily report stays that of its run';
  END IF;
  IF OLD."status" = 'approved' AND (
    (NEW."status", NEW."submitted_at", NEW."submitted_by", NEW."approved_at", NEW."approved_by")
      IS DISTINCT FROM (OLD."status", OLD."submitted_at", OLD."submitted_by", OLD."approved_at", OLD."approved_by")
    OR NEW."content" IS DISTINCT FROM OLD."content" AND NOT EXISTS (
      SELECT FROM "daily_report_corrections" WHERE "report_id" = OLD."id" AND "version" = NEW."version"
        AND "before" = OLD."content" AND "after" = NEW."content")) THEN
    RAISE EXCEPTION 'What was approved changes by a correction alone';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "daily_reports_keep" BEFORE UPDATE OR DELETE ON "daily_reports" FOR EACH ROW EXECUTE FUNCTION "keep_daily_report"();
--> statement-breakpoint
CREATE FUNCTION "keep_daily_report_correction"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' OR EXISTS (SELECT FROM "daily_reports" WHERE "id" = OLD."report_id") THEN
    RAISE EXCEPTION 'A correction of a daily report stays as it was made';
  END IF;
  RETURN OLD;
END $$;
--> statement-breakpoint
CREATE TRIGGER "daily_report_corrections_keep" BEFORE UPDATE OR DELETE ON "daily_report_corrections"
  FOR EACH ROW EXECUTE FUNCTION "keep_daily_report_correction"();
