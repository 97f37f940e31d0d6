CREATE TABLE "departure_alerts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"driver_id" uuid NOT NULL,
	"work_date" date NOT NULL,
	"department_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"tone" text NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	"occasion" text NOT NULL,
	"raised_at" timestamp(3) with time zone NOT NULL,
	"acknowledged_at" timestamp(3) with time zone,
	"acknowledged_by" uuid,
	"reason" text,
	CONSTRAINT "departure_alerts_once" UNIQUE("driver_id","work_date","kind","occasion"),
	CONSTRAINT "departure_alerts_acknowledged" CHECK (("departure_alerts"."acknowledged_at" is null) = ("departure_alerts"."acknowledged_by" is null)),
	CONSTRAINT "departure_alerts_reason" CHECK ("departure_alerts"."acknowledged_at" is null or "departure_alerts"."kind" <> 'departedWithoutCall' or coalesce(char_length("departure_alerts"."reason"), 0) >= 5)
);
--> statement-breakpoint
CREATE TABLE "departure_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"driver_id" uuid NOT NULL,
	"work_date" date NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_by" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "departure_alerts" ADD CONSTRAINT "departure_alerts_driver_id_drivers_id_fk" FOREIGN KEY ("driver_id") REFERENCES "public"."drivers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "departure_alerts" ADD CONSTRAINT "departure_alerts_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "departure_alerts" ADD CONSTRAINT "departure_alerts_acknowledged_by_users_id_fk" FOREIGN KEY ("acknowledged_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "departure_notes" ADD CONSTRAINT "departure_notes_driver_id_drivers_id_fk" FOREIGN KEY ("driver_id") REFERENCES "public"."drivers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "departure_notes" ADD CONSTRAINT "departure_notes_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "departure_alerts_department_index" ON "departure_alerts" USING btree ("department_id","work_date");--> statement-breakpoint
CREATE INDEX "departure_alerts_open_index" ON "departure_alerts" USING btree ("department_id") WHERE "departure_alerts"."kind" = 'departedWithoutCall' and "departure_alerts"."acknowledged_at" is null;--> statement-breakpoint
CREATE INDEX "departure_notes_driver_index" ON "departure_notes" USING btree ("driver_id","work_date");--> statement-breakpoint
CREATE FUNCTION "keep_departure_alert"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF EXISTS (SELECT FROM "drivers" WHERE "id" = OLD."driver_id") THEN
      RAISE EXCEPTION 'A departure alert stays';
    END IF;
    RETURN OLD;
  END IF;
  IF OLD."acknowledged_at" IS NOT NULL OR (to_jsonb(NEW) - ARRAY['acknowledged_at', 'acknowledged_by', 'reason'])
    <> (to_jsonb(OLD) - ARRAY['acknowledged_at', 'acknowledged_by', 'reason']) THEN
    RAISE EXCEPTION 'A departure alert stays as it was raised, and is acknowledged once';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "departure_alerts_keep" BEFORE UPDATE OR DELETE ON "departure_alerts" FOR EACH ROW EXECUTE FUNCTION "keep_departure_alert"();
