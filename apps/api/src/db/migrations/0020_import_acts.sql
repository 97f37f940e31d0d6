ALTER TABLE "import_rows" ADD COLUMN "skipped_for" integer;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
UPDATE "imports" SET "updated_at" = "created_at";
