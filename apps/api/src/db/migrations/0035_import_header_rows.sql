ALTER TABLE "imports" ADD COLUMN "header_row" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "header_rows" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "odd_rows" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "left_out" jsonb DEFAULT '["totals"]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" DROP COLUMN "passed_over";