CREATE TABLE "roll_calls" (
	"id" uuid PRIMARY KEY NOT NULL,
	"driver_id" uuid NOT NULL,
	"work_date" date NOT NULL,
	"department_id" uuid NOT NULL,
	"vehicle_id" uuid,
	"kind" text NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	"method" text NOT NULL,
	"method_reason" text,
	"used_detector" boolean NOT NULL,
	"alcohol" numeric(3, 2),
	"is_healthy" boolean,
	"is_vehicle_sound" boolean,
	"health_note" text,
	"vehicle_note" text,
	"condition" text,
	"relief_notice" text,
	"instruction" text,
	"note" text,
	"result" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_by" uuid NOT NULL,
	CONSTRAINT "roll_calls_may_drive" CHECK ("roll_calls"."result" = 'refused' or coalesce("roll_calls"."alcohol", 0) = 0)
);
--> statement-breakpoint
ALTER TABLE "roll_calls" ADD CONSTRAINT "roll_calls_driver_id_drivers_id_fk" FOREIGN KEY ("driver_id") REFERENCES "public"."drivers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roll_calls" ADD CONSTRAINT "roll_calls_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roll_calls" ADD CONSTRAINT "roll_calls_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roll_calls" ADD CONSTRAINT "roll_calls_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "roll_calls_driver_index" ON "roll_calls" USING btree ("driver_id","work_date");--> statement-breakpoint
CREATE INDEX "roll_calls_department_index" ON "roll_calls" USING btree ("department_id","work_date");--> statement-breakpoint
CREATE INDEX "roll_calls_vehicle_index" ON "roll_calls" USING btree ("vehicle_id");--> statement-breakpoint
CREATE FUNCTION "keep_roll_call"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' OR EXISTS (SELECT FROM "drivers" WHERE "id" = OLD."driver_id") THEN
    RAISE EXCEPTION 'A roll call stays as it was recorded';
  END IF;
  RETURN OLD;
END $$;
--> statement-breakpoint
CREATE TRIGGER "roll_calls_keep" BEFORE UPDATE OR DELETE ON "roll_calls" FOR EACH ROW EXECUTE FUNCTION "keep_roll_call"();
