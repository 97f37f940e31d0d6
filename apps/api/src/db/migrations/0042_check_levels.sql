CREATE TABLE "check_levels" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"archived_at" timestamp(3) with time zone,
	"rule" text NOT NULL,
	"revision" integer NOT NULL,
	"valid_from" date NOT NULL,
	"level" text NOT NULL,
	"number" integer,
	"reason" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "roll_call_hours" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"archived_at" timestamp(3) with time zone,
	"department_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"valid_from" date NOT NULL,
	"from_minutes" integer NOT NULL,
	"to_minutes" integer NOT NULL,
	"reason" text NOT NULL,
	CONSTRAINT "roll_call_hours_span" CHECK ("roll_call_hours"."to_minutes" > "roll_call_hours"."from_minutes" and "roll_call_hours"."to_minutes" <= "roll_call_hours"."from_minutes" + 1440)
);
--> statement-breakpoint
ALTER TABLE "check_levels" ADD CONSTRAINT "check_levels_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_levels" ADD CONSTRAINT "check_levels_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roll_call_hours" ADD CONSTRAINT "roll_call_hours_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roll_call_hours" ADD CONSTRAINT "roll_call_hours_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roll_call_hours" ADD CONSTRAINT "roll_call_hours_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "check_levels_revision_key" ON "check_levels" USING btree ("rule","revision");--> statement-breakpoint
CREATE UNIQUE INDEX "roll_call_hours_revision_key" ON "roll_call_hours" USING btree ("department_id","revision");