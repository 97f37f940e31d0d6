CREATE TABLE "import_results" (
	"import_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"outcome" text NOT NULL,
	"written_id" uuid,
	"written_version" integer,
	"before" jsonb,
	"undo" text,
	CONSTRAINT "import_results_import_id_number_pk" PRIMARY KEY("import_id","number")
);
--> statement-breakpoint
ALTER TABLE "import_results" ADD CONSTRAINT "import_results_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "import_results" ("import_id", "number", "outcome", "written_id", "written_version", "before", "undo")
SELECT "import_id", "number", "outcome", "written_id", "written_version", "before", "undo" FROM "import_rows" WHERE "outcome" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "import_rows" DROP COLUMN "outcome";--> statement-breakpoint
ALTER TABLE "import_rows" DROP COLUMN "written_id";--> statement-breakpoint
ALTER TABLE "import_rows" DROP COLUMN "written_version";--> statement-breakpoint
ALTER TABLE "import_rows" DROP COLUMN "before";--> statement-breakpoint
ALTER TABLE "import_rows" DROP COLUMN "undo";--> statement-breakpoint
ALTER TABLE "import_rows" ADD COLUMN "filled" integer[];