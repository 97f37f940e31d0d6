CREATE TABLE "unforeseeable_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"driver_id" uuid NOT NULL,
	"work_date" date NOT NULL,
	"kind" text NOT NULL,
	"start_at" timestamp(3) with time zone NOT NULL,
	"end_at" timestamp(3) with time zone NOT NULL,
	"note" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"taken_back_at" timestamp(3) with time zone,
	"taken_back_by" uuid,
	"taken_back_reason" text,
	CONSTRAINT "unforeseeable_events_order" CHECK ("unforeseeable_events"."end_at" > "unforeseeable_events"."start_at")
);
--> statement-breakpoint
ALTER TABLE "unforeseeable_events" ADD CONSTRAINT "unforeseeable_events_driver_id_drivers_id_fk" FOREIGN KEY ("driver_id") REFERENCES "public"."drivers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unforeseeable_events" ADD CONSTRAINT "unforeseeable_events_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unforeseeable_events" ADD CONSTRAINT "unforeseeable_events_taken_back_by_users_id_fk" FOREIGN KEY ("taken_back_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "unforeseeable_events_driver_index" ON "unforeseeable_events" USING btree ("driver_id","work_date");--> statement-breakpoint
CREATE FUNCTION "keep_unforeseeable_event"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF EXISTS (SELECT FROM "drivers" WHERE "id" = OLD."driver_id") THEN
      RAISE EXCEPTION 'An unforeseeable event is taken back, not deleted';
    END IF;
    RETURN OLD;
  ELSIF OLD."taken_back_at" IS NOT NULL OR to_jsonb(NEW) - '{taken_back_at,taken_back_by,taken_back_reason}'::text[]
    IS DISTINCT FROM to_jsonb(OLD) - '{taken_back_at,taken_back_by,taken_back_reason}'::text[] THEN
    RAISE EXCEPTION 'An unforeseeable event stays as it was; it is only taken back, once';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "unforeseeable_events_keep" BEFORE UPDATE OR DELETE ON "unforeseeable_events"
  FOR EACH ROW EXECUTE FUNCTION "keep_unforeseeable_event"();
--> statement-breakpoint
CREATE TRIGGER "unforeseeable_events_added_in_open_months" AFTER INSERT ON "unforeseeable_events"
  REFERENCING NEW TABLE AS "written" FOR EACH STATEMENT EXECUTE FUNCTION "keep_locked_months"();
--> statement-breakpoint
CREATE TRIGGER "unforeseeable_events_changed_in_open_months" AFTER UPDATE ON "unforeseeable_events"
  REFERENCING NEW TABLE AS "written" FOR EACH STATEMENT EXECUTE FUNCTION "keep_locked_months"();
