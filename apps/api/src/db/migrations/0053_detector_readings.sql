CREATE TABLE "detector_readings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"driver_id" uuid NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	"call_id" uuid NOT NULL,
	"alcohol" numeric(4, 3) NOT NULL,
	"device" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_by" uuid NOT NULL,
	CONSTRAINT "detector_readings_once" UNIQUE("driver_id","at")
);
--> statement-breakpoint
ALTER TABLE "detector_readings" ADD CONSTRAINT "detector_readings_driver_id_drivers_id_fk" FOREIGN KEY ("driver_id") REFERENCES "public"."drivers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "detector_readings" ADD CONSTRAINT "detector_readings_call_id_roll_calls_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."roll_calls"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "detector_readings" ADD CONSTRAINT "detector_readings_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "detector_readings_call_index" ON "detector_readings" USING btree ("call_id");