ALTER TABLE "import_mappings" ADD COLUMN "fixed" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "fixed" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "passed_over" jsonb DEFAULT '[]'::jsonb NOT NULL;