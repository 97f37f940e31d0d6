CREATE TABLE "hours_rules" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"archived_at" timestamp(3) with time zone,
	"revision" integer NOT NULL,
	"valid_from" date NOT NULL,
	"labour_month_start_day" integer NOT NULL,
	"readings" jsonb NOT NULL,
	"reason" text,
	CONSTRAINT "hours_rules_start_day" CHECK ("hours_rules"."labour_month_start_day" between 1 and 31)
);
--> statement-breakpoint
CREATE TABLE "labour_agreements" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"archived_at" timestamp(3) with time zone,
	"department_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"from_date" date NOT NULL,
	"to_date" date NOT NULL,
	"months" smallint[] NOT NULL,
	"is_long_year" boolean NOT NULL,
	"has_overtime_clause" boolean NOT NULL,
	"reason" text,
	CONSTRAINT "labour_agreements_order" CHECK ("labour_agreements"."to_date" >= "labour_agreements"."from_date"),
	CONSTRAINT "labour_agreements_months" CHECK (cardinality("labour_agreements"."months") <= 6)
);
--> statement-breakpoint
ALTER TABLE "hours_rules" ADD CONSTRAINT "hours_rules_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hours_rules" ADD CONSTRAINT "hours_rules_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "labour_agreements" ADD CONSTRAINT "labour_agreements_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "labour_agreements" ADD CONSTRAINT "labour_agreements_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "labour_agreements" ADD CONSTRAINT "labour_agreements_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "hours_rules_revision_key" ON "hours_rules" USING btree ("revision");--> statement-breakpoint
CREATE UNIQUE INDEX "labour_agreements_revision_key" ON "labour_agreements" USING btree ("department_id","revision");