DROP INDEX "punch_changes_file_index";--> statement-breakpoint
ALTER TABLE "punch_changes" ADD COLUMN "file_id" uuid;--> statement-breakpoint
ALTER TABLE "punch_changes" DISABLE TRIGGER "punch_changes_keep";--> statement-breakpoint
UPDATE "punch_changes" c SET "file_id" = f."id" FROM "punch_files" f
WHERE c."reason" = 'fileAgain' AND c."changed_at" = f."applied_at" AND c."changed_by" = f."applied_by" AND c."reason_text" = f."file_name";--> statement-breakpoint
UPDATE "punch_changes" c SET "file_id" = coalesce((SELECT a."file_id" FROM "punch_changes" a
  WHERE a."punch_id" = c."punch_id" AND a."reason" = 'fileAgain' AND a."changed_at" < c."changed_at" ORDER BY a."changed_at" DESC LIMIT 1), p."file_id")
FROM "punches" p WHERE c."reason" = 'fileUndone' AND p."id" = c."punch_id";--> statement-breakpoint
ALTER TABLE "punch_changes" ENABLE TRIGGER "punch_changes_keep";--> statement-breakpoint
ALTER TABLE "punch_changes" ADD CONSTRAINT "punch_changes_file_id_punch_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."punch_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "punch_changes_file_index" ON "punch_changes" USING btree ("file_id","changed_at") WHERE file_id is not null;
