ALTER TABLE "import_mappings" DROP COLUMN "encoding";--> statement-breakpoint
ALTER TABLE "import_mappings" DROP COLUMN "delimiter";