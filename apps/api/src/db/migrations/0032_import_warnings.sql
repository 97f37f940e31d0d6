ALTER TABLE "import_rows" ADD COLUMN "warnings" jsonb;--> statement-breakpoint
UPDATE "imports" SET "counts" = jsonb_set("counts", '{counts,warning}', '0') WHERE "counts" IS NOT NULL;
