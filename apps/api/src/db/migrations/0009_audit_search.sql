ALTER TABLE "audit_records" ADD COLUMN "label" text;--> statement-breakpoint
ALTER TABLE "audit_records" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_records" ADD COLUMN "department_ids" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "audit_records_department_ids_index" ON "audit_records" USING gin ("department_ids");--> statement-breakpoint
CREATE INDEX "audit_records_search_text_index" ON "audit_records" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
UPDATE "audit_records" SET
  "label" = nullif(concat_ws(' ', coalesce("after", "before") ->> 'code', coalesce("after", "before") ->> 'name'), ''),
  "search_text" = lower(normalize(
    concat_ws(' ', coalesce("after", "before") ->> 'code', replace(coalesce("after", "before") ->> 'name', ' ', '')), NFKC)),
  "department_ids" = CASE WHEN "entity" = 'department' AND "entity_id" IS NOT NULL THEN ARRAY["entity_id"]
    ELSE array_remove(ARRAY[("before" ->> 'departmentId')::uuid, ("after" ->> 'departmentId')::uuid], NULL) END;
