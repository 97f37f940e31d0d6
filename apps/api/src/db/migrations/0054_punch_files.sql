CREATE TABLE "driver_cards" (
	"code" text PRIMARY KEY NOT NULL,
	"driver_id" uuid NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "punch_file_formats" (
	"format" text PRIMARY KEY NOT NULL,
	"columns" jsonb NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "punch_files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"file_name" text NOT NULL,
	"headers" jsonb NOT NULL,
	"columns" jsonb NOT NULL,
	"shape" text,
	"lines" jsonb NOT NULL,
	"row_count" integer NOT NULL,
	"stored_punches" integer,
	"job_id" uuid,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_by" uuid NOT NULL,
	"applied_at" timestamp(3) with time zone,
	"applied_by" uuid
);
--> statement-breakpoint
ALTER TABLE "punches" ADD COLUMN "file_id" uuid;--> statement-breakpoint
ALTER TABLE "punches" ADD COLUMN "file_row" integer;--> statement-breakpoint
ALTER TABLE "driver_cards" ADD CONSTRAINT "driver_cards_driver_id_drivers_id_fk" FOREIGN KEY ("driver_id") REFERENCES "public"."drivers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "driver_cards" ADD CONSTRAINT "driver_cards_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "punch_file_formats" ADD CONSTRAINT "punch_file_formats_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "punch_files" ADD CONSTRAINT "punch_files_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "punch_files" ADD CONSTRAINT "punch_files_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "punch_files" ADD CONSTRAINT "punch_files_applied_by_users_id_fk" FOREIGN KEY ("applied_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "driver_cards_driver_index" ON "driver_cards" USING btree ("driver_id");--> statement-breakpoint
CREATE INDEX "punch_files_created_index" ON "punch_files" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "punch_files_job_id_index" ON "punch_files" USING btree ("job_id") WHERE job_id is not null;--> statement-breakpoint
ALTER TABLE "punches" ADD CONSTRAINT "punches_file_id_punch_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."punch_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "punches_file_index" ON "punches" USING btree ("file_id") WHERE file_id is not null;