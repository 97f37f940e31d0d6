ALTER TABLE "driver_leaves" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "driver_leaves" ADD COLUMN "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "driver_leaves" ADD COLUMN "updated_by" uuid;--> statement-breakpoint
ALTER TABLE "driver_leaves" ADD COLUMN "archived_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "driver_leaves" ADD COLUMN "part" text DEFAULT 'day' NOT NULL;--> statement-breakpoint
ALTER TABLE "driver_leaves" ADD COLUMN "status" text DEFAULT 'approved' NOT NULL;--> statement-breakpoint
ALTER TABLE "driver_leaves" ADD COLUMN "decision_reason" text;--> statement-breakpoint
ALTER TABLE "driver_leaves" ADD COLUMN "decided_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "driver_leaves" ADD COLUMN "decided_by" uuid;--> statement-breakpoint
ALTER TABLE "driver_leaves" ADD CONSTRAINT "driver_leaves_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "driver_leaves" ADD CONSTRAINT "driver_leaves_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "driver_leaves" ADD CONSTRAINT "driver_leaves_half" CHECK ("driver_leaves"."part" = 'day' or "driver_leaves"."to_date" = "driver_leaves"."from_date");--> statement-breakpoint
ALTER TABLE "driver_leaves" ADD CONSTRAINT "driver_leaves_no_overlap" EXCLUDE USING gist ("driver_id" WITH =, tsrange("from_date" + CASE WHEN "part" = 'pm' THEN time '12:00' ELSE time '00:00' END, "to_date" + CASE WHEN "part" = 'am' THEN time '12:00' ELSE time '24:00' END) WITH &&) WHERE ("status" IN ('requested', 'approved'));
