-- What is written is English as the glossary has it: centre, metres.
ALTER TABLE "vehicle_types" RENAME COLUMN "capacity_cubic_meters" TO "capacity_cubic_metres";--> statement-breakpoint
ALTER TABLE "vehicles" RENAME COLUMN "capacity_cubic_meters" TO "capacity_cubic_metres";--> statement-breakpoint
UPDATE "departments" SET "kind" = 'centre' WHERE "kind" = 'center';--> statement-breakpoint
UPDATE "saved_views" SET "query" = regexp_replace("query", '(^|&)kind=center(?=&|$)', '\1kind=centre', 'g')
WHERE "list" = 'department' AND "query" LIKE '%kind=center%';--> statement-breakpoint
UPDATE "saved_views" SET "query" = replace("query", 'capacityCubicMeters', 'capacityCubicMetres')
WHERE "list" = 'vehicleType' AND "query" LIKE '%capacityCubicMeters%';--> statement-breakpoint
CREATE FUNCTION "spelled_anew"("document" jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT replace(replace("document"::text, '"kind": "center"', '"kind": "centre"'),
    '"capacityCubicMeters"', '"capacityCubicMetres"')::jsonb
$$;--> statement-breakpoint
UPDATE "audit_records" SET "before" = spelled_anew("before"), "after" = spelled_anew("after")
WHERE "entity" IN ('department', 'vehicle', 'vehicleType')
  AND ("before", "after") IS DISTINCT FROM (spelled_anew("before"), spelled_anew("after"));--> statement-breakpoint
UPDATE "import_mappings" SET "mapping" = spelled_anew("mapping") WHERE "entity" IN ('vehicle', 'vehicleType');--> statement-breakpoint
UPDATE "imports" SET "mapping" = spelled_anew("mapping") WHERE "entity" IN ('vehicle', 'vehicleType');--> statement-breakpoint
UPDATE "import_rows" r SET "values" = spelled_anew(r."values"), "issues" = spelled_anew(r."issues")
FROM "imports" i WHERE i."id" = r."import_id" AND i."entity" IN ('department', 'vehicle', 'vehicleType')
  AND (r."values", r."issues") IS DISTINCT FROM (spelled_anew(r."values"), spelled_anew(r."issues"));--> statement-breakpoint
UPDATE "import_results" r SET "before" = spelled_anew(r."before")
FROM "imports" i WHERE i."id" = r."import_id" AND i."entity" IN ('department', 'vehicle', 'vehicleType')
  AND r."before" IS DISTINCT FROM spelled_anew(r."before");--> statement-breakpoint
UPDATE "jobs" SET "input" = spelled_anew("input") WHERE "kind" = 'export' AND "input" ->> 'entity' IN ('vehicle', 'vehicleType');--> statement-breakpoint
UPDATE "jobs" SET "input" = jsonb_set("input", '{query,kind}', replace(("input" #> '{query,kind}')::text, '"center"', '"centre"')::jsonb)
WHERE "kind" = 'export' AND "input" ->> 'entity' = 'department' AND "input" #> '{query,kind}' IS NOT NULL;--> statement-breakpoint
UPDATE "idempotency_keys" SET "answer" = spelled_anew("answer") WHERE "answer" IS DISTINCT FROM spelled_anew("answer");--> statement-breakpoint
DROP FUNCTION "spelled_anew"(jsonb);
